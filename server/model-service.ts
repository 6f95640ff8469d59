import type { ServiceKind } from '#domain/answered-by'

/** A service whose model writes explanations, with all that a call needs. */
export type ModelService = {
  kind: ServiceKind
  /** Without a slash at its end. */
  baseUrl: string
  apiKey?: string | undefined
  model: string
  /** Where a saved service may stand; absent for one of the environment, which may stand anywhere. */
  reach?: Reach
}

/** `loopback`: on this machine, by choice. `outside`: anywhere else, never on this machine. */
export type Reach = 'loopback' | 'outside'

/** The service that an added model file is. It answers on this machine, at another port after each start. */
export function serviceOfFile(model: string): ModelService & { reach: Reach } {
  return { kind: 'model-file', baseUrl: 'http://localhost', model, reach: 'loopback' }
}

export const anthropicAddress = 'https://api.anthropic.com'

type Given = {
  ANTHROPIC_API_KEY?: string | undefined
  ANTHROPIC_BASE_URL?: string | undefined
  ANTHROPIC_MODEL: string
  OPENAI_BASE_URL?: string | undefined
  OPENAI_API_KEY?: string | undefined
  OPENAI_MODEL?: string | undefined
}

/** The service that the environment names: Claude first, then one with OpenAI's protocol; null for neither. */
export function serviceOfEnvironment(given: Given): ModelService | null {
  if (given.ANTHROPIC_API_KEY) {
    return {
      kind: 'claude',
      baseUrl: trimmed(given.ANTHROPIC_BASE_URL ?? anthropicAddress),
      apiKey: given.ANTHROPIC_API_KEY,
      model: given.ANTHROPIC_MODEL,
    }
  }
  if (!given.OPENAI_BASE_URL || !given.OPENAI_MODEL) return null
  return {
    kind: 'openai-compatible',
    baseUrl: trimmed(given.OPENAI_BASE_URL),
    apiKey: given.OPENAI_API_KEY,
    model: given.OPENAI_MODEL,
  }
}

/** The service as people read it, with its host. */
export function nameService({ kind, baseUrl }: Pick<ModelService, 'kind' | 'baseUrl'>): string {
  if (kind === 'model-file') return 'an AI model on this server'
  const { host } = new URL(baseUrl)
  return kind === 'claude' ? `Anthropic (${host})` : host
}

/** A warning where a key goes to another machine over plain http, which anybody between can read; else null. */
export function warningOf({ kind, baseUrl, apiKey }: Omit<ModelService, 'model'>): string | null {
  if (kind === 'model-file' || !apiKey || !baseUrl.startsWith('http://')) return null
  const { hostname } = new URL(baseUrl)
  if (/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)) return null
  return `The key and the texts go to ${hostname} unencrypted (http://). Anyone on the way can read them. Use an https:// address if the service has one.`
}

/** The AI service of the settings as people read it; null when the built-in reader is the only one. */
export function nameProvider({ modelService }: { modelService: ModelService | null }): string | null {
  return modelService && nameService(modelService)
}

function trimmed(address: string): string {
  return address.replace(/\/+$/, '')
}

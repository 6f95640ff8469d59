import type { Settings } from '../env.ts'

/** The AI service of the settings as people read it, with its host; null when the built-in reader is the only one. */
export function nameProvider(settings: Settings): string | null {
  if (settings.ANTHROPIC_API_KEY) {
    return `Anthropic (${new URL(settings.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com').host})`
  }
  return settings.OPENAI_BASE_URL ? new URL(settings.OPENAI_BASE_URL).host : null
}

import { z } from 'zod'
import type { Settings } from '../env.ts'
import { type ModelService, serviceOfEnvironment } from '../model-service.ts'
import type { Runtime } from '../runtime.ts'
import { findSaved, saveChoice } from './queries.ts'
import { seal, unseal } from './seal.ts'

/**
 * What stands for the AI service. `unreadable`: a service was saved with another AUTH_SECRET, so that its key is lost
 * to us. `unknown`: the database did not answer, and what was known goes on.
 */
export type Choice =
  | { kind: 'environment' | 'saved'; service: ModelService }
  | { kind: 'not asked' | 'without' | 'unreadable' | 'unknown' }

const purpose = 'model service'
const serviceShape = z.object({
  kind: z.enum(['claude', 'openai-compatible', 'model-file']),
  baseUrl: z.string(),
  apiKey: z.string().optional(),
  model: z.string(),
  reach: z.enum(['loopback', 'outside']),
})

type Parts = Pick<Runtime, 'settings' | 'database' | 'secret' | 'log'>

/** The sealed text that the settings of a process stand on, so that an unchanged service stays the same object. */
const applied = new WeakMap<Settings, string | null>()

/** Reads the saved choice and lets it hold in this process. The environment wins. Never throws. */
export async function applyChoice({ settings, database, secret, log }: Parts): Promise<Choice> {
  const environment = serviceOfEnvironment(settings)
  if (environment) return { kind: 'environment', service: settings.modelService ?? environment }
  try {
    const saved = await findSaved(database)
    const sealed = saved?.sealed ?? null
    if (sealed !== (applied.get(settings) ?? null)) {
      settings.modelService = sealed === null ? null : open(secret, sealed)
      applied.set(settings, sealed)
    }
    if (settings.modelService) return { kind: 'saved', service: settings.modelService }
    if (!saved) return { kind: 'not asked' }
    return { kind: sealed === null ? 'without' : 'unreadable' }
  } catch (error) {
    log.error('model_service_unreadable', error)
    return { kind: 'unknown' }
  }
}

/** Saves a service, or null for "stay without", and lets it hold here at once; other processes follow within seconds. */
export async function saveService(
  runtime: Parts & Pick<Runtime, 'now'>,
  service: (ModelService & { reach: NonNullable<ModelService['reach']> }) | null,
  savedBy: string,
): Promise<Choice> {
  const { database, secret, now } = runtime
  const sealed = service && seal(secret, purpose, JSON.stringify(service))
  await saveChoice(database, { sealed, savedBy, savedAt: now() })
  return applyChoice(runtime)
}

/**
 * Looks for another choice every `every` milliseconds, for what another process saved, and tells when the service of
 * this process is another one than before.
 *
 * @returns the act that ends it
 */
export function followChoice(runtime: Parts, every: number, onChange: () => void): () => void {
  let known = runtime.settings.modelService
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  async function look() {
    await applyChoice(runtime)
    if (runtime.settings.modelService !== known) {
      known = runtime.settings.modelService
      onChange()
    }
    if (!isOver) timer = setTimeout(() => void look(), every).unref()
  }
  timer = setTimeout(() => void look(), every).unref()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

function open(secret: string, sealed: string): ModelService | null {
  const text = unseal(secret, purpose, sealed)
  if (text === null) return null
  const { data } = serviceShape.safeParse(JSON.parse(text))
  return data ?? null
}

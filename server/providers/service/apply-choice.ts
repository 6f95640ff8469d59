import { z } from 'zod'
import { serviceKinds } from '#domain/answered-by'
import { modelServices } from '../../database/admin-tables.ts'
import type { Database } from '../../database/open-database.ts'
import type { Settings } from '../../env.ts'
import { type ModelService, serviceOfEnvironment } from '../../model-service.ts'
import type { Runtime } from '../../runtime.ts'
import { seal, unseal } from './seal.ts'

/**
 * Where the AI service is configured. `unreadable`: it was saved with another AUTH_SECRET, so its key can't be read.
 * `unknown`: the database did not answer, and the last known service stays.
 */
export type Choice =
  | { kind: 'environment' | 'saved'; service: ModelService }
  | { kind: 'not asked' | 'without' | 'unreadable' | 'unknown' }

const purpose = 'model service'
const serviceShape = z.object({
  kind: z.enum(serviceKinds),
  baseUrl: z.string(),
  apiKey: z.string().optional(),
  model: z.string(),
  reach: z.enum(['loopback', 'outside']),
})

type Parts = Pick<Runtime, 'settings' | 'database' | 'secret' | 'log'>

/** The sealed text that the settings of a process were read from, so that an unchanged service stays the same object. */
const applied = new WeakMap<Settings, string | null>()

/** Reads the saved choice and applies it to this process. The environment wins. Never throws. */
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

/** Saves a service, or null for "stay without", and applies it here at once; other processes follow within seconds. */
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
 * Polls every `every` milliseconds for a choice that another process saved, and calls `onChange` when this process
 * got another service.
 *
 * @returns a function that ends the polling
 */
export function followChoice(runtime: Parts, every: number, onChange: () => void): () => void {
  let known = runtime.settings.modelService
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  async function poll() {
    await applyChoice(runtime)
    if (runtime.settings.modelService !== known) {
      known = runtime.settings.modelService
      onChange()
    }
    if (!isOver) timer = setTimeout(() => void poll(), every).unref()
  }
  timer = setTimeout(() => void poll(), every).unref()
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

/** The one saved choice; null while nobody has chosen. */
async function findSaved({ query }: Database): Promise<{ sealed: string | null } | null> {
  const [row] = await query.select({ sealed: modelServices.sealed }).from(modelServices)
  return row ?? null
}

/** Keeps a choice in the place of the one before. `sealed` is null for "stay without". */
async function saveChoice(
  { query }: Pick<Database, 'query'>,
  choice: { sealed: string | null; savedBy: string; savedAt: Date },
): Promise<void> {
  await query
    .insert(modelServices)
    .values({ id: 1, ...choice })
    .onConflictDoUpdate({ target: modelServices.id, set: choice })
}

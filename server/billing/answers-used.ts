import type { Entitlement } from '#domain/plans'
import { hasModel } from '../env.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { countModelAnswers } from './queries.ts'

/** Whose number of the day an AI answer is: with Team each reader has an own one, else all readers share the account's. */
export function countedReader(viewer: Viewer, { tier }: Pick<Entitlement, 'tier'>): string {
  return tier === 'team' ? viewer.userId : viewer.accountId
}

/** AI answers used today, or null when there are none to use or the number can't be read. */
export async function answersUsed(
  runtime: Runtime,
  viewer: Viewer,
  entitlement: Entitlement,
): Promise<number | null> {
  const { database, settings, log, now } = runtime
  if (!hasModel(settings) || entitlement.modelAnswersPerDay === 0) return null
  try {
    const day = now().toISOString().slice(0, 10)
    return await countModelAnswers(database, countedReader(viewer, entitlement), day)
  } catch (error) {
    log.error('model_answers_unreadable', error)
    return null
  }
}

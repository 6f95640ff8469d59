import { type Entitlement, isForFamilies } from '#domain/plans'
import { hasModel } from '../env.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { countModelAnswers } from './queries.ts'

/** Whose daily count an AI answer adds to. With a family plan each profile has its own; otherwise all share the account's. */
export function countedSubject(viewer: Viewer, { tier }: Pick<Entitlement, 'tier'>): string {
  return isForFamilies(tier) ? viewer.userId : viewer.accountId
}

/** How many AI answers were used today; null when the plan has none or the number can't be read. */
export async function answersUsed(
  runtime: Runtime,
  viewer: Viewer,
  entitlement: Entitlement,
): Promise<number | null> {
  const { database, settings, log, now } = runtime
  if (!hasModel(settings) || entitlement.modelAnswersPerDay === 0) return null
  try {
    const day = now().toISOString().slice(0, 10)
    return await countModelAnswers(database, countedSubject(viewer, entitlement), day)
  } catch (error) {
    log.error('model_answers_unreadable', error)
    return null
  }
}

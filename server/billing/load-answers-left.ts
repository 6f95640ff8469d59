import { describeAnswersLeft } from '#domain/describe-plan'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { answersUsed } from './answers-used.ts'
import { loadEntitlement } from './load-entitlement.ts'

/** How many AI answers are left today, as a sentence; null when none are counted, and for a child profile. */
export async function loadAnswersLeft(runtime: Runtime, viewer: Viewer): Promise<string | null> {
  if (viewer.userId !== viewer.accountId) return null
  const entitlement = await loadEntitlement(runtime, viewer)
  const used = await answersUsed(runtime, viewer, entitlement)
  return used === null ? null : describeAnswersLeft(entitlement, used, runtime.now())
}

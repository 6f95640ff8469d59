import type { CheckInGiven } from '../result/check-in.tsx'
import type { AnalysisParts } from './use-analysis.ts'

/** An answer to a check-in stands at once, and is kept where the conversation is. False when it was not kept. */
export async function saveCheckIn(
  { store, draftSync, history, state }: AnalysisParts,
  of: string,
  given: CheckInGiven,
): Promise<boolean> {
  const { isAboutText, ...answer } = given
  const checkIn = { ...answer, timestamp: new Date().toISOString() }
  store.change({ type: 'checked-in', of, checkIn })
  const id = history ? state.conversationId : undefined
  const isSaved = !id || !history || (await history.saveCheckIn(id, of, { ...checkIn, isAboutText }))
  if (isSaved && !given.isChoice) draftSync.settle({ checkIn: '' })
  return isSaved
}

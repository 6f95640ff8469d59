import { latestAnswer } from '#domain/messages'
import type { AnalysisState } from '../conversation/analysis-state.ts'

/**
 * What the one status line says about an answer. `waited` counts the reminders so far; a space that
 * cannot be seen makes the second one a change that is spoken.
 */
export function statusText(state: AnalysisState, waited: number): string {
  if (state.run?.stage === 'correcting' && waited < 2)
    return 'The explanation is written. It is being corrected once.'
  if (state.run) {
    if (waited === 0) return 'Writing the explanation.'
    if (state.run.localAnswer) return 'The explanation is here. The server has not answered yet.'
    return waited % 2 === 1 ? 'Still writing.' : 'Still writing.\u00a0'
  }
  if (state.ended === 'stopped') {
    return latestAnswer(state.messages)?.incomplete
      ? 'Stopped. The text so far is kept.'
      : 'Stopped. Your question is still here.'
  }
  if (state.ended !== 'ready') return ''
  const last = latestAnswer(state.messages)
  const note = last?.note ? ' A note about who can help is above it.' : ''
  if (state.messages.length > 2)
    return `New explanation shown.${note} The one before is under Earlier explanations.`
  const steps = last?.content.match(/^#{1,6} \d\. /gm)?.length
  const corrected = last?.check?.repair === 'helped' ? ' It was corrected once.' : ''
  return steps === 5
    ? `The explanation is ready. It has five steps and a check-in question.${corrected}${note}`
    : `The explanation is ready.${corrected}${note}`
}

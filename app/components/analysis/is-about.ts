import type { PassageFromLibrary } from '#domain/library/passage-from-library'
import type { AnalysisState } from '../conversation/analysis-state.ts'

/** Whether the conversation that is open was begun with this text. */
export function isAbout({ messages }: AnalysisState, given: PassageFromLibrary): boolean {
  return messages.some(({ role, content }) => role === 'user' && content.passage.includes(given.passage))
}

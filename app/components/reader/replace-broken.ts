import type { ReaderEnvironment, ReaderPlace } from './reader-environment.ts'
import type { ReaderState } from './reader-state.ts'

/** A first question and where it is kept. */
export type Asked = { content: string; conversationId: string }

type Screen = { place: ReaderPlace; environment: ReaderEnvironment; state: ReaderState }

/**
 * A question that was tried again stands once in the history: the record without a whole answer is deleted.
 *
 * @returns the record without a whole answer that is left, if any
 */
export function replaceBroken(
  { place, environment, state }: Screen,
  asked: Asked,
  broken: Asked | null,
): Asked | null {
  if (place.mode !== 'account') return null
  if (state.ended !== 'ready') return asked
  if (broken?.content !== asked.content || broken.conversationId === asked.conversationId) return broken
  void environment
    .fetch(`/api/conversations/${broken.conversationId}`, { method: 'DELETE' })
    .catch(() => undefined)
  return null
}

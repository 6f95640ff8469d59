import type { GivenText } from '#domain/library/given-text'
import type { ReaderState } from './reader-state.ts'

/** Whether the conversation that is open was begun with this text. */
export function isAbout({ messages }: ReaderState, given: GivenText): boolean {
  return messages.some(({ content }) => content.includes(given.passage))
}

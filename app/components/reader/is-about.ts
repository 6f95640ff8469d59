import type { ReaderState } from './reader-state.ts'
import type { GivenText } from './use-reader.ts'

/** Whether the conversation that is open was begun with this text. */
export function isAbout({ messages }: ReaderState, given: GivenText): boolean {
  return messages.some(({ content }) => content.includes(given.passage))
}

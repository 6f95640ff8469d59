import { showText } from './places.ts'
import type { Reading } from './reading.ts'

/** A text of the library as the reader's form takes it. */
export type GivenText = { title: string; author: string; passage: string }

/** The text of a reading, without what was written about it. */
export function givenTextOf({ title, author, text }: Reading): GivenText {
  return { title, author, passage: showText(text).text }
}

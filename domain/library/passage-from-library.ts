import type { AnnotatedText } from './annotated-text.ts'
import { withoutItalicMarks } from './locators.ts'

/** A text of the library, as the question form takes it. */
export type PassageFromLibrary = { title: string; author: string; passage: string }

/** The text alone, without its notes. */
export function passageFromLibrary({ title, author, text }: AnnotatedText): PassageFromLibrary {
  return { title, author, passage: withoutItalicMarks(text).text }
}

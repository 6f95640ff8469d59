import type { Span } from '../doc/span.ts'
import { applyEdits, type EditedText, spanAsPasted, unchanged } from './edited-text.ts'
import { editForeignMarks } from './foreign-marks.ts'
import { findMarkup } from './markup.ts'
import { editSigns } from './signs.ts'

/** A text read through its signs alone. */
export type CleanSigns = EditedText & {
  /** Words that signs of typing set off, in the text as pasted. */
  readonly emphasized: readonly Span[]
}

/**
 * Reads a text through the table of signs: those that nobody sees, other forms of letters, HTML, signs of emphasis and
 * quotation marks of other languages. Needs no list of words, so it is small where only a message is heard. Linear; never
 * throws.
 */
export function cleanSigns(pasted: string): CleanSigns {
  let clean = unchanged(pasted)
  // What stands escaped in HTML (&lt;i&gt;) is seen after the first time.
  for (let times = 0; times < 2; times++) clean = applyEdits(clean, editSigns(clean.text))
  const { edits, emphasized } = findMarkup(clean.text)
  const set = emphasized.map((span) => spanAsPasted(clean, span))
  clean = applyEdits(clean, edits)
  return { ...applyEdits(clean, editForeignMarks(clean.text)), emphasized: set }
}

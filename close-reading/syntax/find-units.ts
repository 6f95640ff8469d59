import type { Doc } from '../doc/doc.ts'
import { WORD } from '../doc/shape.ts'

/** A sentence without an end is cut here, so that parsing stays linear in the length of the text. */
const LONGEST = 120
const QUOTATION_MARK = /^["“”„«»‘’']$/u

/**
 * Splits a doc into what is parsed on its own: the narration of each sentence, and the words that are spoken in it.
 * “I’m fine,” she said, “really.” becomes "I'm fine , really ." and "she said ,".
 *
 * @param skipped tokens that belong to no sentence, such as the name before a line of a chat
 * @returns token numbers of each unit in rising order, never empty; units follow the order of the text
 */
export function findUnits(doc: Doc, skipped: ReadonlySet<number>): number[][] {
  const spokenAt = new Uint8Array(doc.count)
  for (const { speech, first, last } of doc.quotations) if (speech) spokenAt.fill(1, first, last)
  const units: number[][] = []
  for (const sentence of doc.sentences) {
    const narrated: number[] = []
    const spoken: number[] = []
    for (let i = sentence.first; i < sentence.last; i++) {
      if (skipped.has(i) || QUOTATION_MARK.test(doc.text.slice(doc.start[i], doc.end[i]))) continue
      ;(spokenAt[i] === 1 ? spoken : narrated).push(i)
    }
    const inOrder =
      (narrated[0] ?? Number.POSITIVE_INFINITY) < (spoken[0] ?? 0) ? [narrated, spoken] : [spoken, narrated]
    for (const unit of inOrder)
      for (let from = 0; from < unit.length; from += LONGEST) {
        const part = unit.slice(from, from + LONGEST)
        if (part.some((i) => ((doc.shape[i] as number) & WORD) !== 0)) units.push(part)
      }
  }
  return units
}

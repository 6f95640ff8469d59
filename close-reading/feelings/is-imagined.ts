import type { Doc } from '../doc/doc.ts'

const WOULD = /^(?:would|should|could|might)$|['’]d$/
/** How far from the feeling the "would" may stand, and the "if" from both. */
const NEAR = 6
const REACH = 20

/** "How happy we would be, if we had no worries": the feeling is imagined, so nobody has it. */
export function isImagined(doc: Doc, i: number): boolean {
  const sentence = doc.sentences[doc.sentenceOf[i] as number]
  if (!sentence) return false
  const would = find(doc, Math.max(sentence.first, i - NEAR), Math.min(sentence.last, i + NEAR), (word) =>
    WOULD.test(word),
  )
  if (would < 0) return false
  const from = Math.max(sentence.first, i - REACH)
  return (
    find(
      doc,
      from,
      Math.min(sentence.last, i + REACH),
      (word, at) => word === 'if' && doc.folded[at - 1] !== 'as',
    ) >= 0
  )
}

function find(doc: Doc, from: number, to: number, fits: (word: string, at: number) => boolean): number {
  for (let k = from; k < to; k++) if (fits(doc.folded[k] as string, k)) return k
  return -1
}

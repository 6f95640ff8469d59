import type { Page } from '../page.ts'

const WOULD = /^(?:would|should|could|might)$|['’]d$/
/** How far from the feeling the "would" may stand, and the "if" from both. */
const NEAR = 6
const REACH = 20

/** "How happy we would be, if we had no worries": the feeling is imagined, so nobody has it. */
export function isImagined(page: Page, i: number): boolean {
  const sentence = page.sentences[page.sentenceOf[i] as number]
  if (!sentence) return false
  const would = find(page, Math.max(sentence.first, i - NEAR), Math.min(sentence.last, i + NEAR), (word) =>
    WOULD.test(word),
  )
  if (would < 0) return false
  const from = Math.max(sentence.first, i - REACH)
  return (
    find(
      page,
      from,
      Math.min(sentence.last, i + REACH),
      (word, at) => word === 'if' && page.folded[at - 1] !== 'as',
    ) >= 0
  )
}

function find(page: Page, from: number, to: number, fits: (word: string, at: number) => boolean): number {
  for (let k = from; k < to; k++) if (fits(page.folded[k] as string, k)) return k
  return -1
}

import type { OwnCopy } from './own-copy.ts'
import type { Reading, ShownWords } from './reading.ts'

type Cut = OwnCopy['cut']

/** Prose with the copy's own words in its quotations, without the sentences that quote what the copy lacks. */
export function ownQuotations(prose: string, cut: Cut): string {
  return sentencesOf(prose)
    .map((sentence) => {
      let isWhole = true
      const own = sentence.replace(/“([^”]*)”/g, (_, quotation: string) => {
        const parts = quotation
          .split(/\s*…\s*/)
          .filter(Boolean)
          .map(cut)
        if (parts.includes(null)) isWhole = false
        const ending = /[.,;!?]$/.exec(quotation)?.[0] ?? ''
        return `“${parts.join(' … ')}${/[!?]/.test(ending) ? '' : ending}”`
      })
      return isWhole ? own : ''
    })
    .filter(Boolean)
    .join(' ')
}

/** Sentences of our prose; a quotation may end one, and "Mr." ends none. */
export function sentencesOf(prose: string): string[] {
  return prose.split(/(?<=[.!?]”?)(?<!\b(?:Mrs?|Ms|Dr|St)\.)\s+(?=[\p{Lu}“*])/u).filter(Boolean)
}

/** Whether the copy has the words that a note stands on: those of one of its clues, or one of its places. */
export function standsIn({ marks }: Reading, cut: Cut): (words: ShownWords) => boolean {
  return ({ clues = [], at = [] }) =>
    clues.some((id) => marks.find((mark) => mark.id === id)?.at.some(cut)) || at.some(cut)
}

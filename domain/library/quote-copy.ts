import type { QuoteCopy } from './align-copy.ts'
import type { AnnotatedText, ShownWords } from './annotated-text.ts'
import { ENDING } from './quotation-ending.ts'

/**
 * Prose with its quotations in the copy's own words. They end as the copy does: a period that it does not have there
 * stands after the marks. Sentences that quote words that the copy lacks are left out.
 */
export function adaptQuotations(prose: string, quote: QuoteCopy): string {
  return sentencesOf(prose)
    .map((sentence) => {
      let isComplete = true
      const adapted = sentence.replace(/“([^”]*)”/g, (whole, quotation: string, at: number) => {
        const parts = quotation
          .split(/\s*…\s*/)
          .filter(Boolean)
          .map(quote)
        if (parts.includes(null)) isComplete = false
        const ending = ENDING.exec(quotation)?.[0] ?? ''
        const isEnd = at + whole.length === sentence.length
        return `${inQuotes(parts.join(' … '))}${parts.at(-1)?.endsWith(ending) ? '' : outside(ending, isEnd)}`
      })
      return isComplete ? adapted : ''
    })
    .filter(Boolean)
    .join(' ')
}

/** What of the marks at the end of a quotation stands after it, where the copy has none there. */
function outside(ending: string, isEnd: boolean): string {
  if (/[.,;:]/u.test(ending)) return ending.slice(-1)
  return isEnd ? '.' : ''
}

/** Words of the copy in double quotation marks. Speech inside them gets single marks, always in pairs. */
export function inQuotes(words: string): string {
  const inner = words.replace(/(^|[\s(—–-])"/g, '$1“').replaceAll('"', '”')
  const marks = inner.match(/[“”]/g) ?? []
  const paired = `${marks[0] === '”' ? '“' : ''}${inner}${marks.at(-1) === '“' ? '”' : ''}`
  const single = paired.replaceAll('“', '‘').replaceAll('”', '’')
  return `“${single}${/‘\p{Lu}[^’]*$/u.test(single) ? '’' : ''}”`
}

/** The sentences of our prose. A quotation may end one and is never split; "Mr." ends none. */
export function sentencesOf(prose: string): string[] {
  return prose
    .replace(/([.!?]”?)\s+(?=[\p{Lu}“*])(?![^“”]*”)/gu, (found, end: string, at: number) =>
      /\b(?:Mrs?|Ms|Dr|St)\.$/.test(prose.slice(Math.max(0, at - 4), at + end.length))
        ? found
        : `${end}\uE000`,
    )
    .split('\uE000')
    .filter(Boolean)
}

/** The locators of the words that a note is about: its own and those of its marks. */
export function locatorsOf({ clues = [], at = [] }: ShownWords, { marks }: AnnotatedText): string[] {
  return [...at, ...clues.flatMap((id) => marks.find((mark) => mark.id === id)?.at ?? [])]
}

/** Whether the copy has words that a note is about. */
export function isInCopy(note: ShownWords, annotated: AnnotatedText, quote: QuoteCopy): boolean {
  return locatorsOf(note, annotated).some((locator) => quote(locator) !== null)
}

import type { QuoteCopy } from './align-copy.ts'
import type { AnnotatedText, ShownWords } from './annotated-text.ts'

/** Prose with its quotations in the copy's own words. Sentences that quote words that the copy lacks are left out. */
export function adaptQuotations(prose: string, quote: QuoteCopy): string {
  return sentencesOf(prose)
    .map((sentence) => {
      let isComplete = true
      const adapted = sentence.replace(/“([^”]*)”/g, (_, quotation: string) => {
        const parts = quotation
          .split(/\s*…\s*/)
          .filter(Boolean)
          .map(quote)
        if (parts.includes(null)) isComplete = false
        const ending = /[.,;!?]$/.exec(quotation)?.[0] ?? ''
        return inQuotes(`${parts.join(' … ')}${/[!?]/.test(ending) ? '' : ending}`)
      })
      return isComplete ? adapted : ''
    })
    .filter(Boolean)
    .join(' ')
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

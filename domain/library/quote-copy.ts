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
        return inMarks(`${parts.join(' … ')}${/[!?]/.test(ending) ? '' : ending}`)
      })
      return isWhole ? own : ''
    })
    .filter(Boolean)
    .join(' ')
}

/** Words of the copy between double quotation marks. Speech inside them has single marks, and both of each pair. */
export function inMarks(words: string): string {
  const inner = words.replace(/(^|[\s(—–-])"/g, '$1“').replaceAll('"', '”')
  const marks = inner.match(/[“”]/g) ?? []
  const whole = `${marks[0] === '”' ? '“' : ''}${inner}${marks.at(-1) === '“' ? '”' : ''}`
  const single = whole.replaceAll('“', '‘').replaceAll('”', '’')
  return `“${single}${/‘\p{Lu}[^’]*$/u.test(single) ? '’' : ''}”`
}

/** Sentences of our prose; a quotation may end one and is never cut, and "Mr." ends none. */
export function sentencesOf(prose: string): string[] {
  return prose.split(/(?<=[.!?]”?)(?<!\b(?:Mrs?|Ms|Dr|St)\.)\s+(?=[\p{Lu}“*])(?![^“”]*”)/u).filter(Boolean)
}

/** The first words of the copy that a note stands on: one of its places, or of its clues'. */
export function firstWords({ marks }: Reading, cut: Cut): (words: ShownWords) => string | null {
  return ({ clues = [], at = [] }) => {
    const places = [...at, ...clues.flatMap((id) => marks.find((mark) => mark.id === id)?.at ?? [])]
    return places.map(cut).find((own) => own !== null) ?? null
  }
}

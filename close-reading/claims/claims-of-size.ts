import { type ClaimSentence, hasDenial, stanzaNamed } from './claim-sentence.ts'
import type { Counted, CountedForm } from './counted-form.ts'

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const NUMBER = `(\\d{1,4}|${WORDS.slice(1).join('|')})`
const STANZAS = new RegExp(`\\b(?:has|have|with|of|in|into|are) (?:only )?${NUMBER} stanzas\\b`, 'u')
const LINES = new RegExp(
  `\\b(?:has|have|with|of) (?:only )?${NUMBER} lines(?: each| in all| in total| long)?(?=[,.;:)]|$| and\\b)|\\b${NUMBER}-line (?:stanzas?|poem)\\b`,
  'u',
)

type Claim = { claim: 'lines' | 'stanzas'; says: string; judge(form: CountedForm): Counted | null }

/** What a sentence claims about the number of stanzas, or of lines in the poem or in its stanzas. */
export function claimOfSize(sentence: ClaimSentence): Claim | null {
  const { lower } = sentence
  if (hasDenial(sentence) || !/\b(?:poem|passage|text|excerpt|stanzas?|sonnet|it)\b/u.test(lower)) return null
  const stanzas = STANZAS.exec(lower)
  if (stanzas) {
    const number = readNumber(stanzas[1])
    // "Four stanzas of eight lines" says two things; the first is counted.
    return { claim: 'stanzas', says: `${number}`, judge: (form) => judgeStanzas(form, number) }
  }
  const lines = LINES.exec(lower)
  if (!lines) return null
  const number = readNumber(lines[1] ?? lines[2])
  return { claim: 'lines', says: `${number}`, judge: (form) => judgeLines(form, sentence, number) }
}

function readNumber(word: string | undefined): number {
  const index = WORDS.indexOf(word ?? '')
  return index >= 0 ? index : Number(word)
}

/** One line on its own may be a title or a number: the counts with and without such lines are both right. */
function isFullStanza({ first, last }: CountedForm['stanzas'][number]): boolean {
  return last - first > 1
}

function judgeStanzas({ doc, stanzas }: CountedForm, number: number): Counted | null {
  if (!doc.isVerse) return null
  const counts = [stanzas.length, stanzas.filter(isFullStanza).length]
  return counts.includes(number) || stanzas.length === 0
    ? null
    : { counted: `${stanzas.length}`, certainty: 'clear' }
}

function judgeLines(form: CountedForm, sentence: ClaimSentence, number: number): Counted | null {
  if (!form.doc.isVerse || form.stanzas.length === 0) return null
  const ofStanza = /\bstanzas?\b/u.test(sentence.lower)
  if (!ofStanza) {
    const total = form.doc.lines.length
    const inFull = form.stanzas.filter(isFullStanza).reduce((sum, { first, last }) => sum + last - first, 0)
    const withoutTitle = form.stanzas.length > 1 ? total - lengthOf(form.stanzas[0]) : total
    const isShortTop = lengthOf(form.stanzas[0]) <= 2
    const right = [total, inFull, ...(isShortTop ? [withoutTitle] : [])]
    return right.includes(number) ? null : { counted: `${total}`, certainty: 'clear' }
  }
  const named = stanzaNamed(sentence, form.stanzas.length)
  if (named === 'unknown') return null
  const stanzas = named === 'all' ? form.stanzas : form.stanzas.slice(named, named + 1)
  const counts = [...new Set(stanzas.map(lengthOf))]
  if (counts.length === 0 || counts.length > 4 || counts.includes(number)) return null
  return { counted: counts.join(', '), certainty: 'clear' }
}

function lengthOf(stanza: CountedForm['stanzas'][number] | undefined): number {
  return stanza ? stanza.last - stanza.first : 0
}

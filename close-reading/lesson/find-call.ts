import type { Span } from '../finding.ts'
import { opensUnit } from '../page/places.ts'
import type { Page } from '../page.ts'
import { quoteWords } from './quote-words.ts'
import { findingsOf, type LessonSource } from './source.ts'

/**
 * How a factual text moves its hearers: it calls on them to act, says that it will prove something, asks questions
 * whose answer is plain, or counts them in as "we". `words` show it.
 */
export type Call = { kind: 'act' | 'prove' | 'ask' | 'we'; words: string; spoken: boolean }

const MUST = new Set(['must', 'ought', 'shall'])
const PROVE = new Set(['prove', 'demand', 'declare', 'protest', 'insist'])
const HEARERS =
  /\b(?:fellow[- ]?(?:citizens|countrymen|americans|students)|ladies and gentlemen|gentlemen|my (?:friends|countrymen|brothers|sisters|people)|mr\.? (?:president|speaker|chairman))\b/iu
const OFTEN_WE = 3
const MOST_WORDS = 7

/** The plainest sign of what a factual text wants from its hearers; null where there is none. */
export function findCall(source: LessonSource): Call | null {
  if (source.kind !== 'nonfiction') return null
  const { page } = source.reading
  const questions = findingsOf(source, 'rhetorical-question')
  const spoken = HEARERS.test(source.text) || questions.length > 1
  const found = (kind: Call['kind'], span: Span | undefined): Call | null => {
    const words = span && quoteWords(source.text, span, kind === 'ask' ? 12 : MOST_WORDS)
    return words ? { kind, words, spoken } : null
  }
  return (
    found('act', callAt(page)) ??
    found('prove', proofAt(page)) ??
    found('ask', questions.length > 1 ? questions[0] : undefined) ??
    found('we', oftenWe(page))
  )
}

/** "let us strive on", "we must act". */
function callAt(page: Page): Span | undefined {
  for (let i = 0; i + 1 < page.count; i++) {
    if (page.quoted[i]) continue
    const next = page.folded[i + 1] ?? ''
    if (page.folded[i] === 'let' && next === 'us' && opensUnit(page, i)) return toEnd(page, i)
    if (page.folded[i] === 'we' && MUST.has(next)) return toEnd(page, i)
  }
  return undefined
}

/** "to prove to you", "I demand". */
function proofAt(page: Page): Span | undefined {
  for (let i = 1; i < page.count; i++)
    if (PROVE.has(page.folded[i] ?? '') && /^(?:i|to)$/u.test(page.folded[i - 1] ?? '') && !page.quoted[i])
      return toEnd(page, i - 1)
  return undefined
}

function oftenWe(page: Page): Span | undefined {
  const at = [...page.folded.keys()].filter((i) => page.folded[i] === 'we' && !page.quoted[i])
  return at.length >= OFTEN_WE && at[0] !== undefined ? toEnd(page, at[0]) : undefined
}

function toEnd(page: Page, token: number): Span {
  const start = page.start[token] ?? 0
  return { start, end: page.sentences[page.sentenceOf[token] ?? 0]?.end ?? start }
}

/** What the writer most likely wants by it, as a part of a sentence after "the writer". */
export function wantedBy({ kind, spoken }: Call): string {
  const who = spoken ? 'the listeners' : 'the readers'
  if (kind === 'act') return `wants ${who} to act`
  return kind === 'we' ? 'wants people to stand together' : `wants ${who} to agree`
}

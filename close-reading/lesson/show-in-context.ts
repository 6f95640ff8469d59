import type { Finding, Span } from '../finding.ts'
import { factsOf } from './finding-facts.ts'
import { looseEnds } from './quote-words.ts'
import type { LessonSource } from './source.ts'
import { tokenAt } from './token-at.ts'

const SHOWN_IN_CONTEXT = new Set([
  'emotion',
  'loaded',
  'hedge',
  'booster',
  'onomatopoeia',
  'speech-tag',
  'shift',
])

/** A single word is shown with the words around it, so that the reader can find it. */
export function spanToQuote(source: LessonSource, finding: Finding): Span {
  const { page } = source.reading
  if (finding.type === 'contrast') {
    const { after } = finding.data as { after?: Span }
    return after ? { start: finding.start, end: after.end } : finding
  }
  const text = source.text.slice(finding.start, finding.end)
  if (finding.type === 'simile') return withShared(source, finding)
  if (WITH_WHAT_FOLLOWS.has(finding.type)) return wholePhrase(source, finding)
  if (finding.type === 'exclamation') return lastWords(source, finding)
  if (finding.type.startsWith('imagery')) return withoutPause(source, finding)
  if (!SHOWN_IN_CONTEXT.has(finding.type) || /\s/u.test(text)) return finding
  const at = tokenAt(page, finding.start)
  const sentence = page.sentences[page.sentenceOf[at] ?? 0]
  const first = Math.max(at - 2, sentence?.first ?? at)
  let start = at
  while (start > first && isContext(page.folded[start - 1]) && page.lineOf[start - 1] === page.lineOf[at])
    start--
  while (start < at && (looseEnds.has(page.folded[start] ?? '') || ODD_STARTS.has(page.folded[start] ?? '')))
    start++
  let end = at + 1
  const last = Math.min(at + 3, sentence?.last ?? at + 1)
  while (end < last && isContext(page.folded[end]) && page.lineOf[end] === page.lineOf[at]) end++
  if (finding.type === 'speech-tag') start = Math.max(start, at - 1)
  while (end > at + 1 && looseEnds.has(page.folded[end - 1] ?? '')) end--
  return { start: page.start[start] ?? finding.start, end: page.end[end - 1] ?? finding.end }
}

const WITH_WHAT_FOLLOWS = new Set(['anaphora', 'refrain', 'advice', 'shift'])

/** The end of an exclamation, where its mark stands. */
function lastWords({ reading: { page } }: LessonSource, finding: Finding): Span {
  let at = tokenAt(page, Math.max(finding.start, finding.end - 1))
  let words = 0
  while (at > 0 && (page.start[at - 1] ?? 0) >= finding.start && words < 7) {
    if (/^[.;:?”"—]/u.test(page.folded[at - 1] ?? '')) break
    at--
    if (/\p{L}/u.test(page.folded[at] ?? '')) words++
  }
  while (at > 0 && page.folded[at - 1] === '-' && page.start[at] === page.end[at - 1]) at -= 2
  while (/^(?:,|and|but|or|of|the|that)$/u.test(page.folded[at] ?? '')) at++
  return { start: Math.max(page.start[at] ?? 0, finding.start), end: finding.end }
}

/** A sense detail up to its first pause, so that it does not run into the next thought. */
function withoutPause({ text }: LessonSource, { start, end }: Finding): Span {
  const pause = text.slice(start, end).search(/[,;:.—]/u)
  if (pause < 0) {
    const loose = /\s(?:and|or|of|the|an?|in|on|with|to)$/u.exec(text.slice(start, end))
    return { start, end: loose ? start + loose.index : end }
  }
  return pause > 8 ? { start, end: start + pause } : { start: start + pause + 1, end }
}

/** "black as night": the quality that both share stands before the comparison. */
function withShared({ text }: LessonSource, finding: Finding): Span {
  const { shared } = factsOf(finding)
  const before = text.slice(0, finding.start).trimEnd()
  if (shared === '' || !before.toLowerCase().endsWith(shared.toLowerCase())) return finding
  return { start: before.length - shared.length, end: finding.end }
}

/** Words that read as torn off when a quotation opens with them. */
const ODD_STARTS = new Set(
  'us me him them first second third end whether so save such there therefore thus do does did say says said myself himself herself itself ourselves themselves yourself'.split(
    ' ',
  ),
)

/** "Let us": the words that come back, with those that follow in the same line, up to six words. */
function wholePhrase({ reading: { page } }: LessonSource, finding: Finding): Span {
  const at = tokenAt(page, finding.start)
  const last = page.sentences[page.sentenceOf[at] ?? 0]?.last ?? at + 1
  let end = at
  let words = 0
  while (
    end < last &&
    words < 6 &&
    page.lineOf[end] === page.lineOf[at] &&
    !/^[.;:?!"”—]/u.test(page.folded[end] ?? '')
  ) {
    if (/\p{L}/u.test(page.folded[end] ?? '')) words++
    end++
  }
  while (
    end > at + 2 &&
    (looseEnds.has(page.folded[end - 1] ?? '') || !/\p{L}/u.test(page.folded[end - 1] ?? ''))
  )
    end--
  return { start: finding.start, end: Math.max(finding.end, page.end[end - 1] ?? finding.end) }
}

/** A plain word that may stand beside the word shown; a joining word starts another thought. */
function isContext(word: string | undefined): boolean {
  return (
    word !== undefined &&
    /^[\p{L}'’-]+$/u.test(word) &&
    !/^(?:and|or|but|nor|for|that|which|who)$/u.test(word)
  )
}

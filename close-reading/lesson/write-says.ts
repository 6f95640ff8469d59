import { gradeBands } from '../explanation/grade-band.ts'
import type { Span } from '../finding.ts'
import type { Page, Range } from '../page.ts'
import type { Clue } from './clue.ts'
import { explainWords, namePronouns } from './explain-words.ts'
import { isNamedIn } from './find-people.ts'
import { describeSort, introduce } from './introduce.ts'
import { namePlace } from './name-place.ts'
import { capitalize, quoted } from './phrasing.ts'
import { may, must, type Piece } from './piece.ts'
import { quoteWords } from './quote-words.ts'
import { restate, restateLine } from './restate.ts'
import { senseLines } from './sense-lines.ts'
import { type LessonSource, voiceOf } from './source.ts'
import { tellClause } from './tell-clause.ts'
import { tellSpeech } from './tell-speech.ts'

/** Step 1: who, where, what happens, in plain order; whom pronouns mean; what hard words mean. */
export function writeSays(source: LessonSource, clues: readonly Clue[]): Piece[] {
  const pieces = [...introduce(source), ...describeSort(source), ...tellInOrder(source)]
  if (pieces.length === 0)
    pieces.push(must('The text is very short, so there is little to put into plain words.'))
  pieces.push(...namePronouns(source, clues), ...explainWords(source, clues))
  return pieces
}

const SAYS = [
  'The writer says that',
  'The text adds that',
  'Then the writer says that',
  'The text also says that',
]
const WANTED = { elementary: 4, middle: 5, high: 5, college: 6 }
/** Quotations of step 1 stay short: it is there to restate. */
const MOST_QUOTED = 8

type Told = { at: number; text: string; asked: number; quotes: boolean }

/** What happens or is claimed, in the order of the text; where little can be retold, its own words. */
function tellInOrder(source: LessonSource): Piece[] {
  const all = withoutRepeats(tellEvents(source))
  const plain = all.filter((one) => !one.quotes)
  const wanted = WANTED[source.grade]
  const short = all.filter((one) => one.quotes)
  const events =
    plain.length >= 3 ? spreadOut(plain, wanted) : [...plain, ...spreadOut(short, wanted - 1 - plain.length)]
  const told = events.length < 3 ? [...events, ...quoteSentences(source, 3 - events.length, events)] : events
  let says = 0
  let voiced = 0
  const pieces = told
    .sort((a, b) => a.at - b.at)
    .map(({ text }, i) => {
      if (/^The writer says "/u.test(text) && voiced++ > 0)
        return i < 2 ? must(also(text, voiced)) : may(i < 4 ? 1 : 3, also(text, voiced))
      const whole = isWhole(text) ? text : `${SAYS[says++ % SAYS.length]} ${text}.`
      return i < 2 ? must(whole) : may(i < 4 ? 1 : 3, whole)
    })
  const we = pieces.findIndex(({ text }) => text.includes('"we"'))
  const gloss = `Here "we" means ${voiceOf(source)} and others.`
  return pieces.map((piece, i) => (i === we ? { ...piece, text: `${piece.text} ${gloss}` } : piece))
}

/** A line that comes back is told once; of "we wear" and "we wear the mask" the longer is told. */
function withoutRepeats(told: readonly Told[]): Told[] {
  const bare = told.map(({ text }) => text.replace(/^In lines? [\d to]+, |\.$/gu, ''))
  return told.filter(
    (_, i) =>
      !bare.some((other, k) => k !== i && other.startsWith(bare[i] ?? '') && (other !== bare[i] || k < i)),
  )
}

/** The same opening twice in a row is hard to follow in a list of claims. */
function also(text: string, count: number): string {
  return text.replace(/^The writer says/u, count % 2 === 0 ? 'The writer adds' : 'The writer also says')
}

function isWhole(text: string): boolean {
  return /[.!?]["”]?$/u.test(text)
}

/** The plain sentence that bears most on the question, else the first; null when none can be retold. */
export function tellFirst(source: LessonSource): string | null {
  const told = tellEvents(source).filter((one) => !one.quotes)
  const clarity = ({ text, asked }: Told) => asked - (/\b(?:it|there|they|them)\b/iu.test(text) ? 0.5 : 0)
  const best = [...told].sort((a, b) => clarity(b) - clarity(a) || a.at - b.at)[0]
  if (!best) return null
  return isWhole(best.text) ? best.text : `${SAYS[0]} ${best.text}.`
}

/** A sentence or line told plainly, when it can be. */
export function tellAt(source: LessonSource, span: Span): string | null {
  const told = tellEvents(source).find((one) => !one.quotes && one.at >= span.start && one.at < span.end)
  return told ? (isWhole(told.text) ? told.text : `${capitalize(told.text)}.`) : null
}

function tellEvents(source: LessonSource): Told[] {
  const { page } = source.reading
  const most = gradeBands[source.grade].longestSentence - 5
  const told: Told[] = []
  const ranges = source.kind === 'poetry' ? senseLines(page) : page.sentences
  for (const range of ranges.slice(0, 300)) {
    const text = tellSentence(source, range, most)
    const quotes = text !== null && /" ?[^" ]+ [^"]*"/u.test(text)
    if (text) told.push({ at: range.start, text, asked: bearsOn(source, range), quotes })
  }
  return told
}

/** How much a sentence bears on the question. */
function bearsOn(source: LessonSource, sentence: Range): number {
  const text = source.text.slice(sentence.start, sentence.end).toLowerCase()
  const words = source.asked.words.filter((word) => word.length > 3 && text.includes(word)).length
  return words + (source.person && isNamedIn(source.person, sentence) ? 1 : 0)
}

/** Keeps the ones that bear on the question, then even steps through the rest, in the order of the text. */
function spreadOut<T extends { at: number; asked: number }>(told: readonly T[], wanted: number): T[] {
  if (wanted < 1) return []
  if (told.length <= wanted) return [...told]
  const kept = new Set(
    [...told]
      .sort((a, b) => b.asked - a.asked)
      .slice(0, Math.floor(wanted / 2))
      .filter((one) => one.asked > 0),
  )
  const rest = told.filter((one) => !kept.has(one))
  const open = wanted - kept.size
  for (let i = 0; i < open; i++) {
    const one = rest[Math.floor((i * rest.length) / open)]
    if (one) kept.add(one)
  }
  return told.filter((one) => kept.has(one))
}

function tellSentence(source: LessonSource, sentence: Range, most: number): string | null {
  const speech = tellSpeech(source, sentence, MOST_QUOTED)
  if (speech) return speech
  const { page } = source.reading
  const clause = source.kind === 'poetry' ? restateLine(page, sentence, most) : restate(page, sentence, most)
  return clause ? tellClause(source, clause, MOST_QUOTED) : null
}

/** Fallback: what sentences or stanzas say, in their own first words. */
function quoteSentences(source: LessonSource, wanted: number, told: readonly Told[]): Told[] {
  const { page } = source.reading
  const ranges = source.kind === 'poetry' ? firstLines(page) : page.sentences
  const step = Math.max(1, Math.floor(ranges.length / wanted))
  const quotes: Told[] = []
  for (let i = 0; i < ranges.length && quotes.length < wanted; i += step) {
    const range = ranges[i] as Range
    const words = quoteWords(source.text, range, MOST_QUOTED)
    if (
      !words ||
      words.split(' ').length < 3 ||
      told.some((one) => one.at === range.start || one.text.includes(words.slice(0, 12)))
    )
      continue
    const sentence = page.sentences[page.sentenceOf[range.first] ?? 0]
    const verb = page.folded[(sentence?.last ?? 1) - 1] === '?' ? 'asks' : 'says'
    const who = source.kind === 'poetry' ? `In ${namePlace(page, range)}, ${voiceOf(source)}` : 'The text'
    quotes.push({ at: range.start, text: `${who} ${verb} ${quoted(words)}.`, asked: 0, quotes: true })
  }
  return quotes
}

/** The first line of each stanza; of a poem in one stanza, every line with which a thought opens. */
function firstLines(page: Page): readonly Range[] {
  if (page.stanzas.length > 1) return page.stanzas.flatMap((stanza) => page.lines[stanza.firstLine] ?? [])
  const opening = new Set(senseLines(page).flatMap(({ opens, at }) => (opens ? at : [])))
  return page.lines.filter(({ start }) => opening.has(start))
}

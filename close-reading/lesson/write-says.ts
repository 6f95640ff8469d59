import { gradeBands } from '../explanation/grade-band.ts'
import type { Span } from '../finding.ts'
import type { Page, Range } from '../page.ts'
import { isEasyWord } from '../readability/is-easy-word.ts'
import type { Clue } from './clue.ts'
import { explainWords, namePronouns } from './explain-words.ts'
import { isRole } from './find-people.ts'
import { inPresent } from './in-present.ts'
import { describeSort, introduce } from './introduce.ts'
import { namePlace } from './name-place.ts'
import { capitalize, quoted } from './phrasing.ts'
import { may, must, type Piece } from './piece.ts'
import { quoteWords } from './quote-words.ts'
import { type Clause, restate, restateLine } from './restate.ts'
import { findingsOf, type LessonSource, voiceOf } from './source.ts'
import { tellSpeech } from './tell-speech.ts'
import { resolve } from './whose-feeling.ts'

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
  const all = tellEvents(source)
  const plain = all.filter((one) => !one.quotes)
  const wanted = WANTED[source.grade]
  const short = all.filter((one) => one.quotes)
  const events =
    plain.length >= 3 ? spreadOut(plain, wanted) : [...plain, ...spreadOut(short, wanted - 1 - plain.length)]
  const told = events.length < 3 ? [...events, ...quoteSentences(source, 3 - events.length, events)] : events
  let says = 0
  let voiced = 0
  return told
    .sort((a, b) => a.at - b.at)
    .map(({ text }, i) => {
      if (/^The writer says "/u.test(text) && voiced++ > 0)
        return i < 2 ? must(also(text, voiced)) : may(i < 4 ? 1 : 3, also(text, voiced))
      const whole = isWhole(text) ? text : `${SAYS[says++ % SAYS.length]} ${text}.`
      return i < 2 ? must(whole) : may(i < 4 ? 1 : 3, whole)
    })
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
  const ranges = source.kind === 'poetry' ? page.lines : page.sentences
  for (const range of ranges.slice(0, 300)) {
    const text = tellSentence(source, range, most)
    if (text) told.push({ at: range.start, text, asked: bearsOn(source, range), quotes: text.includes('"') })
  }
  return told
}

/** How much a sentence bears on the question. */
function bearsOn(source: LessonSource, sentence: Range): number {
  const text = source.text.slice(sentence.start, sentence.end).toLowerCase()
  const words = source.asked.words.filter((word) => word.length > 3 && text.includes(word)).length
  return (
    words +
    (source.person?.mentions.some((token) => token >= sentence.first && token < sentence.last) ? 1 : 0)
  )
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
  return clause ? tellClause(source, clause) : null
}

function tellClause(source: LessonSource, clause: Clause): string | null {
  const { page } = source.reading
  const subject = clause.subject.toLowerCase()
  if (/^(?:it|this|that|these|those|you|thou|ye|they|someone)$/u.test(subject)) return null
  const place = source.kind === 'poetry' ? placeOf(page, clause) : ''
  if (ADDRESSED.test(`${subject} ${clause.rest}`) || /\bi\b/iu.test(clause.rest)) {
    const words = quoteWords(source.text, spanOf(page, clause), MOST_QUOTED)
    const voice = voiceOf(source)
    return words && words.split(' ').length > 2
      ? `${place ? `In ${place}, ${voice}` : capitalize(voice)} says ${quoted(words)}.`
      : null
  }
  const who = subjectOf(source, clause)
  if (!who) return null
  const told = `${who} ${retold(source, clause)}`
  if (source.kind === 'nonfiction' && subject !== 'i') return told
  return place ? `In ${place}, ${told}.` : `${capitalize(told)}.`
}

const ADDRESSED = /\b(?:we|me|my|us|our|myself|mine|thee|thy|you|your)\b/iu

/** Who acts, with "I", "he" and "she" put back to a name; null when that is not safe. */
function subjectOf(source: LessonSource, clause: Clause): string | null {
  const subject = clause.subject.toLowerCase()
  if (subject === 'i') return voiceOf(source)
  if (subject === 'he' || subject === 'she') return resolve(source, subject, clause.firstToken)?.name ?? null
  return nameOrLower(source.reading.page, clause, source)
}

/** Stories and poems are retold in the present; facts keep their time. */
function retold(source: LessonSource, clause: Clause): string {
  const { page } = source.reading
  if (source.kind === 'nonfiction') return agreeing(clause)
  const tense = (findingsOf(source, 'tense')[0]?.data as { tense?: string } | undefined)?.tense
  return (tense === 'past' ? inPresent(page, clause) : null) ?? agreeing(clause)
}

/** "I am" told of the writer is "the writer is". */
function agreeing({ subject, rest }: Clause): string {
  if (subject.toLowerCase() !== 'i') return rest
  return rest.replace(/^(am|have|do)\b/u, (verb) => ({ am: 'is', have: 'has', do: 'does' })[verb] ?? verb)
}

/** The subject in the middle of a sentence: a name keeps its capital. */
function nameOrLower(page: Page, clause: Clause, source: LessonSource): string {
  const word = page.folded[clause.firstToken] ?? ''
  const isName = source.people.some(
    (person) => person.mentions.includes(clause.firstToken) && !isRole(person),
  )
  if (isName || !(LITTLE.has(word) || isEasyWord(word))) return clause.subject
  return clause.subject.slice(0, 1).toLowerCase() + clause.subject.slice(1)
}

const LITTLE = new Set(
  'the a an my his her our their its some many no one two three four five six several each every another all both most few there nobody everyone somebody nothing everything'.split(
    ' ',
  ),
)

function spanOf(page: Page, clause: Clause): Span {
  return { start: page.start[clause.firstToken] ?? 0, end: page.end[clause.lastToken - 1] ?? 0 }
}

function placeOf(page: Page, clause: Clause): string {
  return `line ${(page.lineOf[clause.firstToken] ?? 0) + 1}`
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
    if (!words || told.some((one) => one.at === range.start || one.text.includes(words.slice(0, 12))))
      continue
    const sentence = page.sentences[page.sentenceOf[range.first] ?? 0]
    const verb = page.folded[(sentence?.last ?? 1) - 1] === '?' ? 'asks' : 'says'
    const who = source.kind === 'poetry' ? `In ${namePlace(page, range)}, ${voiceOf(source)}` : 'The text'
    quotes.push({ at: range.start, text: `${who} ${verb} ${quoted(words)}.`, asked: 0, quotes: true })
  }
  return quotes
}

/** The first line of each stanza; of a poem in one stanza, every line. */
function firstLines(page: Page): readonly Range[] {
  if (page.stanzas.length < 2) return page.lines
  return page.stanzas.flatMap((stanza) => page.lines[stanza.firstLine] ?? [])
}

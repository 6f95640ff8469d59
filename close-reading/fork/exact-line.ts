import { overlaps, type Span } from '../doc/span.ts'
import { tokenAt } from '../doc/tokens.ts'
import { trimEnd } from '../doc/trim-end.ts'
import { hasUnsafeWord, maskSlurs } from '../phrasing/unsafe-words.ts'
import { wordsOf } from '../prose/split-prose.ts'
import { withoutFrame } from '../scene/letter.ts'
import { isOutside } from '../scene/outside-text.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { Moment } from '../understand/moments.ts'

/** Exact words of the passage that can stand between quotation marks, and the span that they fill. */
export type ExactLine = Span & { quote: string }

const MOST_WORDS = 14
const LEAST_WORDS = 4
/** A sentence is not parted up to this length; where there is room, up to `LONGEST_WHOLE`. */
const MOST_WHOLE = 24
export const LONGEST_WHOLE = 30
const MARKS = /["“”„«»<>[\]`|\\]/u

/** Places where a sentence can be parted, the surest first. */
const PARTINGS = [
  /[;:—–]|\s--\s/gu,
  /[,;:—–]|\s--\s/gu,
  /[,;:—–]|\s--\s|\s(?=(?:and|but|because|when|while|until|so|as|before|after|since|though|although|where)\s)/gu,
] as const
const TELLING = new Set('say ask reply answer tell call shout whisper add cry mutter murmur go'.split(' '))

/**
 * The words of a moment as one line: a whole sentence, or of a long one the clauses around its verb; of speech without
 * its "she said". Null where no words can be shown that mean something by themselves, and for the greeting and the farewell of a letter.
 *
 * @param mostWhole words up to which a sentence is not parted
 */
export function exactLine(
  scene: Scene,
  from: Moment,
  asked: ReadonlySet<string>,
  mostWhole = MOST_WHOLE,
): ExactLine | null {
  const { doc } = scene
  const moment = withoutFrame(doc, from)
  if (!moment || isOutside(doc.text, moment)) return null
  if (doc.isVerse) return lineOfVerse(scene, moment)
  const said = scene.utterances[moment.utterance]
  if (said) return sentenceOfSpeech(scene, said, asked)
  const verb = scene.clauses[moment.clause]?.predicate ?? -1
  const at = doc.start[verb] ?? moment.start
  const whole = withinMarks(doc.text, moment, at)
  // What follows speech in its sentence begins with "she said".
  const isAfterSpeech = whole.start > moment.start
  const least = isAfterSpeech ? 2 : Math.min(LEAST_WORDS, countWords(doc.text, whole))
  if (!isAfterSpeech && countWords(doc.text, whole) <= mostWhole)
    return isTag(scene, verb, whole) || isCutShort(doc.text, moment, whole) ? null : show(doc.text, whole)
  for (const parting of PARTINGS) {
    const part = partsAround(doc.text, whole, at, parting)
    const words = countWords(doc.text, part)
    const isOfTag = isAfterSpeech && part.start === whole.start
    const hasEnd = !UNENDED.test(doc.text.slice(part.start, part.end)) && hasSubject(scene, moment, part)
    if (hasEnd && words <= MOST_WORDS && words >= least && !isOfTag && !isTag(scene, verb, part))
      return show(doc.text, part)
  }
  const isShown = countWords(doc.text, whole) <= LONGEST_WHOLE && !isAfterSpeech
  return isShown && !isCutShort(doc.text, moment, whole) ? show(doc.text, whole) : null
}

/** Whether a part holds who does it: "and made a sound" alone does not tell. */
function hasSubject({ doc, clauses }: Scene, moment: Moment, { start, end }: Span): boolean {
  for (let one = clauses[moment.clause], steps = 0; one && steps < 3; one = clauses[one.parent], steps++) {
    const at = doc.start[one.subject]
    if (at !== undefined) return at >= start && at < end
  }
  return start <= moment.start
}

/** Words after which something is missing. */
const UNENDED =
  /\b(?:an?|the|of|to|and|or|but|nor|as|than|if|into|for|with|from|at|my|your|our|their|his|its|very|was|were|is|are|be|been|says?|said|called)$/iu

/** What stops before a quotation mark in the middle of its sentence: "the inspector thanks him for his". */
function isCutShort(text: string, moment: Span, { start, end }: Span): boolean {
  if (end >= moment.end) return false
  return UNENDED.test(text.slice(start, end).trimEnd()) || countWords(text, { start, end }) < LEAST_WORDS
}

/** "Presently he said": nothing but that somebody speaks. */
function isTag({ doc }: Scene, verb: number, span: Span): boolean {
  return verb >= 0 && TELLING.has(doc.lemma(verb)) && countWords(doc.text, span) <= LEAST_WORDS
}

/** The lines of a moment from its subject to its verb; a line of a word or two together with the one before it. */
function lineOfVerse({ doc, clauses }: Scene, moment: Moment): ExactLine | null {
  const clause = clauses[moment.clause]
  const lineAt = (token: number) => doc.lineOf[token] as number
  const verb = clause ? lineAt(clause.predicate) : lineAt(tokenAt(doc, moment.start))
  const subject = clause && clause.subject >= 0 ? lineAt(clause.subject) : verb
  const first = Math.min(verb, subject, lineAt(tokenAt(doc, moment.start)))
  for (const [from, to] of [
    [first, Math.max(verb, lineAt(tokenAt(doc, moment.end - 1)))],
    [Math.min(verb, subject), verb],
    [verb - 1, verb],
    [verb, verb],
  ] as const) {
    const [start, end] = [doc.lines[from]?.start, doc.lines[to]?.end]
    if (start === undefined || end === undefined) continue
    const words = countWords(doc.text, { start, end })
    const isWithinStanza = !/\n\s*\n/u.test(doc.text.slice(start, end))
    if (words <= MOST_WORDS && (words >= LEAST_WORDS || from === to) && isWithinStanza)
      return show(doc.text, { start, end })
  }
  return null
}

/** What is said, whole where it is short; else its sentence that has most to do with the question. */
function sentenceOfSpeech(
  { doc }: Scene,
  said: Span & { first: number; last: number },
  asked: ReadonlySet<string>,
): ExactLine | null {
  if (countWords(doc.text, said) <= MOST_WORDS) return show(doc.text, said)
  const sentences = doc.sentences
    .filter((one) => overlaps(one, said))
    .map(({ start, end }) => ({ start: Math.max(start, said.start), end: Math.min(end, said.end) }))
    .map((one) => ({ ...one, words: countWords(doc.text, one) }))
  const fitting = sentences.filter(({ words }) => words > 1 && words <= MOST_WHOLE)
  const weight = (one: Span & { words: number }) =>
    sharedWords(doc, one, asked) * 10 + Math.min(one.words, 12)
  const [best] = fitting.sort((a, b) => weight(b) - weight(a))
  return best ? show(doc.text, best) : null
}

/** What is said right after a sentence, or right before it, in the same speech: it tells how the sentence is meant. */
export function sentenceBeside(scene: Scene, { utterance }: Moment, line: Span): ExactLine | null {
  const said = scene.utterances[utterance]
  if (!said) return null
  const { doc } = scene
  const all = doc.sentences.filter((one) => overlaps(one, said))
  const at = all.findIndex((one) => overlaps(one, line))
  for (const one of [all[at + 1], all[at - 1]]) {
    if (!one || overlaps(one, line)) continue
    const span = { start: Math.max(one.start, said.start), end: Math.min(one.end, said.end) }
    const words = countWords(doc.text, span)
    if (words > 2 && words <= MOST_WHOLE) return show(doc.text, span)
  }
  return null
}

function sharedWords(doc: Scene['doc'], { start, end }: Span, asked: ReadonlySet<string>): number {
  let shared = 0
  for (let i = tokenAt(doc, start); i < doc.count && (doc.start[i] as number) < end; i++)
    if (asked.has(doc.lemma(i))) shared++
  return shared
}

/** The part of a span around an offset that no quotation mark interrupts. */
function withinMarks(text: string, { start, end }: Span, at: number): Span {
  let from = Math.min(Math.max(at, start), end)
  let to = from
  while (from > start && !MARKS.test(text.charAt(from - 1))) from--
  while (to < end && !MARKS.test(text.charAt(to))) to++
  return { start: from, end: to }
}

/** The part of a span that holds an offset, with as many parts before and after it as make a line. */
function partsAround(text: string, whole: Span, at: number, parting: RegExp): Span {
  const stops = [...text.slice(whole.start, whole.end).matchAll(parting)].map(({ 0: stop, index }) => ({
    end: whole.start + index,
    next: whole.start + index + stop.length,
  }))
  const starts = [whole.start, ...stops.map(({ next }) => next)]
  const ends = [...stops.map(({ end }) => end), whole.end]
  const own = Math.max(
    0,
    starts.findLastIndex((start) => start <= at),
  )
  let [first, last] = [own, own]
  const fits = (from: number, to: number) =>
    countWords(text, { start: starts[from] as number, end: ends[to] as number }) <= MOST_WORDS
  while (first > 0 && fits(first - 1, last)) first--
  while (last + 1 < starts.length && fits(first, last + 1)) last++
  return { start: starts[first] as number, end: ends[last] as number }
}

function countWords(text: string, { start, end }: Span): number {
  return wordsOf(text.slice(start, end)).length
}

/** "(taking one)" before what somebody says in a play. */
const DIRECTION = /^\s{0,3}\([^()\n]{1,80}\)(?=\s)/u
const EDGE = /^[^\p{L}\p{N}'’]+/u
const EDGES = ' \n\r\t,;:.-–—…_'
/** "and perhaps" before what was left out. */
const LOOSE_END = /[,;] (?:and|but|or|so|then|yet)(?: \p{L}{1,12})?$/u
/** A word that ties a clause to the one before. */
const JOINT = /^(?:and|but|then|so(?! that)) (?=\p{Ll})/u

/** Without a parenthesis that closes what was left out. */
function bareEnd(words: string): string {
  return words.endsWith(')') && !words.includes('(') ? trimEnd(words.slice(0, -1), EDGES) : words
}

/** The words of a span without the signs at its edges; a question mark and an exclamation mark stay. */
function show(text: string, { start, end }: Span): ExactLine | null {
  const raw = text.slice(start, end)
  const bare = raw.replace(DIRECTION, '').replace(EDGE, '').replace(JOINT, '')
  const from = start + raw.length - bare.length
  const words = bareEnd(trimEnd(trimEnd(text.slice(from, end), EDGES).replace(LOOSE_END, ''), EDGES))
  if (!/\p{L}/u.test(words) || MARKS.test(words) || hasUnsafeWord(words)) return null
  const quote = maskSlurs(words).replace(/\r?\n/gu, ' / ').replace(/_/gu, '').replace(/\s+/gu, ' ')
  return { start: from, end: from + words.length, quote }
}

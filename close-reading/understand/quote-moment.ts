import type { Doc } from '../doc/doc.ts'
import type { Span } from '../doc/span.ts'
import { tokenAt } from '../doc/tokens.ts'
import { trimEnd } from '../doc/trim-end.ts'
import { capitalize, numberOf, quoted } from '../phrasing/phrasing.ts'
import { hasUnsafeWord, maskSlurs } from '../phrasing/unsafe-words.ts'
import type { Utterance } from '../scene/find-utterances.ts'
import type { Scene } from '../scene/read-scene.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/understand.json' with { type: 'json' }
import { isNamedSpeaker } from './named-speaker.ts'

/** Words of the passage as they are shown, and the span they were cut from. */
export type Quote = Span & { sentence: string }

const MOST_WORDS = 28
const MOST_LINES = 2
/** A shorter part of a sentence says too little. */
const LEAST_PART = 5
/** Longer spans, in characters, can't be shown whole. */
const LONGEST = 400

/**
 * The passage's own words at a span: the whole sentence with its speech and its "she said", or where that is too long
 * the part around it; in verse whole lines, two at most. "Priscilla says" stands in front of speech without a
 * tag where the speaker is known. Null where nothing can be shown.
 */
export function quoteMoment(scene: Scene, span: Span): Quote | null {
  const { doc } = scene
  if (doc.isVerse) return quoteLines(doc, span)
  const sentence = doc.sentences[doc.sentenceOf[tokenAt(doc, span.start)] as number]
  if (!sentence) return null
  const inside = outsideMarks(doc.text, sentence, span.start)
  const whole = quoteSentence(scene, sentence)
  if (whole) return whole
  const part =
    show(doc.text, inside, sentence) ??
    show(doc.text, around(doc.text, inside, span, /[;:—–]|\s--\s/gu), sentence) ??
    show(doc.text, around(doc.text, inside, span, /[,;:—–]|\s--\s/gu), sentence)
  return part && part.sentence.split(' ').length >= LEAST_PART ? part : null
}

function quoteSentence(scene: Scene, sentence: Span): Quote | null {
  const { doc, cast } = scene
  const first = tokenAt(doc, sentence.start)
  const said = utteranceAt(scene, first)
  if (!said || sentence.end > said.end + 2) return show(doc.text, sentence)
  const words = show(doc.text, {
    start: Math.max(sentence.start, said.start),
    end: Math.min(sentence.end, said.end),
  })
  const speaker = isNamedSpeaker(scene, said) ? cast.people[said.speaker] : undefined
  if (!words || !speaker) return words
  const verb = said.thought ? 'think' : /\?"$/u.test(words.sentence) ? 'ask' : 'say'
  return {
    ...words,
    sentence: fill(wording.says[verb][numberOf(speaker)], {
      name: capitalize(speaker.name),
      line: words.sentence,
    }),
  }
}

const speech = new WeakMap<Scene, Map<number, Utterance>>()

/** The utterance that the word or mark at a token begins or belongs to. */
function utteranceAt(scene: Scene, token: number): Utterance | undefined {
  let byToken = speech.get(scene)
  if (!byToken) {
    byToken = new Map()
    for (const one of scene.utterances) for (let i = one.first - 1; i < one.last; i++) byToken.set(i, one)
    speech.set(scene, byToken)
  }
  return byToken.get(token)
}

/** Whole lines of verse, at most two. */
function quoteLines(doc: Doc, span: Span): Quote | null {
  const first = doc.lineOf[tokenAt(doc, span.start)] as number
  const line = doc.lines[first]
  if (!line) return null
  let last = first
  while (
    last + 1 < doc.lines.length &&
    !/[—–]$/u.test(doc.text.slice(line.start, (doc.lines[last] as Span).end)) &&
    !/\n\s*\n/u.test(doc.text.slice((doc.lines[last] as Span).end, (doc.lines[last + 1] as Span).start)) &&
    last + 1 < first + MOST_LINES &&
    doc.lines[last + 1]!.start < span.end
  )
    last++
  const whole = { start: line.start, end: doc.text.length }
  return (
    show(doc.text, { start: line.start, end: doc.lines[last]!.end }, whole) ?? show(doc.text, line, whole)
  )
}

const MARKS = /["“”„«»<>[\]`|\\]/u

/** The part of a sentence around a span, without quotation marks and markup. */
function outsideMarks(text: string, { start, end }: Span, at: number): Span {
  let from = at
  let to = at
  while (from > start && at - from < LONGEST / 2 && !MARKS.test(text.charAt(from - 1))) from--
  while (to < end && to - at < LONGEST / 2 && !MARKS.test(text.charAt(to))) to++
  return wholeWords(text, { start, end }, { start: from, end: to })
}

/** A part of a sentence without the words at its edges that were cut in the middle. */
function wholeWords(text: string, whole: Span, { start, end }: Span): Span {
  const isInside = (offset: number) => /\S/u.test(text.charAt(offset - 1)) && /\S/u.test(text.charAt(offset))
  let from = start
  let to = end
  if (from > whole.start && !MARKS.test(text.charAt(from - 1))) while (from < to && isInside(from)) from++
  if (to < whole.end && !MARKS.test(text.charAt(to))) while (to > from && isInside(to)) to--
  return { start: from, end: to }
}

/** The part of a span between the boundaries on either side of a span. */
function around(text: string, whole: Span, inner: Span, stops: RegExp): Span {
  let { start, end } = whole
  for (const stop of text.slice(whole.start, whole.end).matchAll(stops)) {
    const at = whole.start + stop.index
    if (at + stop[0].length <= inner.start) start = at + stop[0].length
    else if (at >= inner.end && at < end) end = at
  }
  return { start, end }
}

const OPENING = /["“„«]/u
const DOUBLE = /["“”„«»]/gu
/** A mark that neither opens nor closes: as a single one it would read as an apostrophe. */
const INSIDE_WORD = /[^\s\p{P}][_*]*["“”„«»][_*]*[^\s\p{P}]/u

/** Marks between which nothing is left out: a sentence that was begun or goes on beyond them is cut. */
const CLOSED = /^[\s\p{P}]*$/u

/**
 * A span between quotation marks, its own marks made single, and "…" where words of `whole` are left out; null when it
 * is empty, too long or not fit to be shown.
 */
function show(text: string, { start, end }: Span, whole: Span = { start, end }): Quote | null {
  if (end - start > LONGEST) return null
  const raw = text.slice(start, end)
  const from = start + (raw.length - raw.replace(/^[^\p{L}\p{N}'’("“„«]+/u, '').length)
  const words = trimEnd(text.slice(from, end), ',;:—–-')
  const single = withSingleMarks(words)
  if (!/\p{L}/u.test(words) || INSIDE_WORD.test(words) || MARKS.test(single) || hasUnsafeWord(words))
    return null
  const isCut = !CLOSED.test(text.slice(from + words.length, whole.end))
  const closed = isCut ? `${single} …` : `${single}.`
  const opened = CLOSED.test(text.slice(whole.start, from)) ? '' : '… '
  const ended = /[.?!…]['’)]*$/u.test(single) ? single : closed
  const shown = maskSlurs(`${opened}${ended}`)
    .replace(/\r?\n/gu, ' / ')
    .replace(/_/gu, '')
    .replace(/\s+/gu, ' ')
  if ((shown.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0) > MOST_WORDS) return null
  return { sentence: quoted(shown), start: from, end: from + words.length }
}

/** Double quotation marks as single ones; speech that goes on beyond the words is opened or closed at their edge. */
function withSingleMarks(words: string): string {
  let isOpen = false
  let single = ''
  let at = 0
  for (const { 0: mark, index } of words.matchAll(DOUBLE)) {
    const opens = OPENING.test(mark) && (mark !== '"' || /^[\p{L}\p{N}'’—-]/u.test(words.slice(index + 1)))
    single += words.slice(at, index)
    at = index + 1
    if (opens && isOpen) continue
    if (!opens && !isOpen) single = `'${single}`
    single += "'"
    isOpen = opens
  }
  return `${single}${words.slice(at)}${isOpen ? "'" : ''}`
}

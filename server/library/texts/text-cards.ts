import { type ContentType, type GradeLevel, types } from '#domain/choices'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { contentTypeOf } from '#domain/library/annotated-text-kinds'
import type { TitledText } from '#domain/library/find-by-title'
import type { TextCard } from '#domain/library/find-texts'
import { withoutItalicMarks } from '#domain/library/locators'
import { markText } from '#domain/library/mark-text'
import { type PassageFromLibrary, passageFromLibrary } from '#domain/library/passage-from-library'
import { type PickedText, pickTexts } from '#domain/library/pick-texts'
import { wordsOf } from './measure-prose.ts'
import { readAnnotatedTexts } from './readings.ts'

/** A longer line is shown in part, so that the cards of a row are alike. */
const LONGEST_LINE = 90

let known: TextCard[] | undefined

/** Every text of the library as its list shows it, by title. Worked out once. */
export function listTexts(): TextCard[] {
  known ??= readAnnotatedTexts().map(cardOf)
  return known
}

/** Every text with its names, for those who type a title and have no text. */
export function listTitles(): TitledText[] {
  return readAnnotatedTexts().map(({ slug, title, author, also_called: also }) => {
    // "Sonnet 18: Shall I compare thee" is called by either half.
    const halves = title.split(/: | \(/)
    return { slug, title, author, names: [...new Set([title, ...halves, ...also])] }
  })
}

function cardOf(reading: AnnotatedText): TextCard {
  const { slug, title, author, kind, level, themes, also_called: alsoCalled, source } = reading
  const { text } = withoutItalicMarks(reading.text)
  const lines = types[contentTypeOf(kind)].isVerse
    ? text.split('\n').filter((line) => line.trim() !== '').length
    : null
  const words = wordsOf(text).length
  const shown = showLine(reading)
  return { slug, title, author, year: source.year, kind, level, themes, words, lines, alsoCalled, shown }
}

/** The line of the first mark with the mark in it; of a longer line only the marked words. */
function showLine(reading: AnnotatedText): TextCard['shown'] {
  const { text, spans, marks } = markText(reading)
  const [first] = spans.filter(({ number }) => number > 0).sort((a, b) => a.start - b.start)
  const mark = marks.find(({ number }) => number === first?.number)?.cue ?? 'word choice'
  if (!first) return { before: '', marked: '', after: '', mark }
  const lineStart = text.lastIndexOf('\n', first.start - 1) + 1
  const lineEnd = text.indexOf('\n', first.end)
  const before = text.slice(lineStart, first.start).trimStart()
  const after = text.slice(first.end, lineEnd < 0 ? undefined : lineEnd)
  const marked = text.slice(first.start, first.end).replace(/\s+/g, ' ')
  const isShort = before.length + marked.length + after.length <= LONGEST_LINE
  return isShort ? { before, marked, after, mark } : { before: '… ', marked, after: ' …', mark }
}

const day = 86_400_000

/** Three texts for somebody who has none at hand, other ones each day. */
export function offerTexts(
  now: Date,
  fitting: { level?: GradeLevel | null; type?: ContentType } = {},
): PickedText[] {
  return pickTexts(listTexts(), { ...fitting, day: Math.floor(now.getTime() / day) })
}

/** The text that an address asks for with `?text=SLUG`; null when it asks for none, or for one that is not there. */
export function givenText(address: string): PassageFromLibrary | null {
  const slug = new URL(address).searchParams.get('text')
  const reading = slug === null ? undefined : readAnnotatedTexts().find((one) => one.slug === slug)
  return reading ? passageFromLibrary(reading) : null
}

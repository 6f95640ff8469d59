import type { Cue } from '#close-reading'
import type { AnnotatedText, TextMark } from './annotated-text.ts'
import { flatten, locateIn, withoutItalicMarks } from './locators.ts'

/** A marked span of the shown text. Marks are numbered from 1 in the order of their list; italics have the number 0. */
export type MarkedSpan = { id: string; number: number; start: number; end: number; kind: Cue }

/** The engine's cue whose underline a mark is shown with. */
export const cueOfMark: Record<TextMark['kind'], Cue> = {
  word: 'word choice',
  act: 'action and speech',
  turn: 'contrast',
  rep: 'repetition',
  comp: 'comparison',
  punct: 'punctuation',
}

/** A mark with its number and its words as they are in the text. */
export type NumberedMark = TextMark & { number: number; cue: Cue; quoted: string }

/** The text as a page shows it, with all spans of all marks. */
export function markText(annotated: AnnotatedText): {
  text: string
  spans: MarkedSpan[]
  marks: NumberedMark[]
} {
  const { text, italics } = withoutItalicMarks(annotated.text)
  const flat = flatten(text)
  const spans: MarkedSpan[] = italics.map((one) => ({ id: '', number: 0, kind: 'word choice', ...one }))
  const marks = annotated.marks.map((mark, at): NumberedMark => {
    const cue = cueOfMark[mark.kind]
    const found = mark.at.map((locator) => locateIn(flat, locator)).filter((span) => span !== null)
    for (const span of found) spans.push({ id: mark.id, number: at + 1, kind: cue, ...span })
    const quoted = found.map(({ start, end }) => text.slice(start, end).replace(/\s*\n\s*/g, ' / '))
    return { ...mark, number: at + 1, cue, quoted: quoted.join(' … ') }
  })
  return { text, spans, marks }
}

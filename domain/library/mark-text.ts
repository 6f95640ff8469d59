import type { Cue } from '#close-reading'
import { locate, showText } from './places.ts'
import type { Reading, ReadingMark } from './reading.ts'

/** A stretch of the shown text. Marks have numbers from 1 in the order of the text; 0 stands for italics. */
export type TextPlace = { id: string; number: number; start: number; end: number; kind: Cue }

/** The engine's kind of clue whose line a mark has. */
export const cueOfMark: Record<ReadingMark['kind'], Cue> = {
  word: 'word choice',
  act: 'action and speech',
  turn: 'contrast',
  rep: 'repetition',
  comp: 'comparison',
  punct: 'punctuation',
}

/** A mark with its number and its words as they stand in the text. */
export type NumberedMark = ReadingMark & { number: number; cue: Cue; quoted: string }

/** The text as a page shows it, with every place of every mark. */
export function markText(reading: Reading): { text: string; places: TextPlace[]; marks: NumberedMark[] } {
  const { text, italics } = showText(reading.text)
  const places: TextPlace[] = italics.map((one) => ({ id: '', number: 0, kind: 'word choice', ...one }))
  const marks = reading.marks.map((mark, at): NumberedMark => {
    const cue = cueOfMark[mark.kind]
    const stretches = mark.at.map((place) => locate(text, place)).filter((found) => found !== null)
    for (const stretch of stretches) places.push({ id: mark.id, number: at + 1, kind: cue, ...stretch })
    const quoted = stretches.map(({ start, end }) => text.slice(start, end).replace(/\s*\n\s*/g, ' / '))
    return { ...mark, number: at + 1, cue, quoted: quoted.join(' … ') }
  })
  return { text, places, marks }
}

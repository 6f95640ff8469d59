import type { Cue } from '#close-reading'
import { markText } from './mark-text.ts'
import { locate } from './places.ts'
import type { Reading } from './reading.ts'

/** Which part of a text is shown, by its first and last words, and which of its marks, by their ids. */
export type Cut = { from: string; to: string; marks: readonly string[] }

/** A part of a text with some of its marks, numbered from 1 in the order of the text. */
export type CutExample = {
  text: string
  places: { id: string; number: number; start: number; end: number; kind: Cue }[]
  notes: { number: number; kind: Cue; name: string; sentences: string[]; words: string[] }[]
}

/** Cuts an example from a reading. Throws when its words or marks do not stand there. */
export function cutExample(reading: Reading, cut: Cut): CutExample {
  const { text, places, marks } = markText(reading)
  const start = locate(text, cut.from)?.start
  const end = locate(text, cut.to)?.end
  if (start === undefined || end === undefined) throw new Error(`${reading.slug} has no such part.`)
  const inside = places.filter((one) => cut.marks.includes(one.id) && one.start >= start && one.end <= end)
  const ids = [...new Set(inside.sort((a, b) => a.start - b.start).map(({ id }) => id))]
  if (ids.length !== cut.marks.length) throw new Error(`${reading.slug} lacks a mark of this part.`)
  const notes = ids.flatMap((id, at) => {
    const mark = marks.find((one) => one.id === id)
    if (!mark) return []
    const words = inside.filter((one) => one.id === id).map((one) => text.slice(one.start, one.end))
    return [{ number: at + 1, kind: mark.cue, name: mark.name, sentences: [mark.means.plain], words }]
  })
  return {
    text: text.slice(start, end),
    places: inside.map((one) => ({
      ...one,
      number: ids.indexOf(one.id) + 1,
      start: one.start - start,
      end: one.end - start,
    })),
    notes,
  }
}

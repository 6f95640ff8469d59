import type { Cue } from '#close-reading'
import type { AnnotatedText } from './annotated-text.ts'
import { locate } from './locators.ts'
import { type MarkedSpan, markText } from './mark-text.ts'

/** The part of a text to show, by locators of its first and last words, and the ids of the marks to show in it. */
export type ExcerptSelection = { from: string; to: string; marks: readonly string[] }

/** A part of a text with some of its marks, numbered from 1 in the order of the text. */
export type Excerpt = {
  text: string
  spans: MarkedSpan[]
  notes: { number: number; kind: Cue; name: string; sentences: string[]; words: string[] }[]
}

/** Makes an excerpt. Throws when the text lacks one of the selected locators or marks. */
export function makeExcerpt(annotated: AnnotatedText, selection: ExcerptSelection): Excerpt {
  const { text, spans, marks } = markText(annotated)
  const start = locate(text, selection.from)?.start
  const end = locate(text, selection.to)?.end
  if (start === undefined || end === undefined) throw new Error(`${annotated.slug} lacks the selected part.`)
  const inside = spans.filter(
    (one) => selection.marks.includes(one.id) && one.start >= start && one.end <= end,
  )
  const ids = [...new Set(inside.sort((a, b) => a.start - b.start).map(({ id }) => id))]
  if (ids.length !== selection.marks.length) throw new Error(`${annotated.slug} lacks a selected mark.`)
  const notes = ids.flatMap((id, at) => {
    const mark = marks.find((one) => one.id === id)
    if (!mark) return []
    const words = inside.filter((one) => one.id === id).map((one) => text.slice(one.start, one.end))
    return [{ number: at + 1, kind: mark.cue, name: mark.name, sentences: [mark.means.plain], words }]
  })
  return {
    text: text.slice(start, end),
    spans: inside.map((one) => ({
      ...one,
      number: ids.indexOf(one.id) + 1,
      start: one.start - start,
      end: one.end - start,
    })),
    notes,
  }
}

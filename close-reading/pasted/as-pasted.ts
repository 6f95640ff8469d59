import { type Kind, kinds } from '../choices/kinds.ts'
import { buildDoc, type Doc } from '../doc/doc.ts'
import { cleanPasted } from './clean-text.ts'
import { type EditedText, positionAsPasted, spanAsPasted } from './edited-text.ts'

/** Plain data with every span in it moved to where its words stand in the text as pasted. */
export function spansAsPasted<T>(clean: EditedText, data: T): T {
  return clean.from ? (move(clean, data) as T) : data
}

function move(clean: EditedText, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => move(clean, one))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  const moved = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, move(clean, one)]))
  const { start, end } = moved
  return typeof start === 'number' && typeof end === 'number'
    ? { ...moved, ...spanAsPasted(clean, { start, end }) }
    : moved
}

/** A doc whose positions are those of the text as pasted; its folded words are those that were read. */
export function docAsPasted(clean: EditedText, doc: Doc): Doc {
  if (!clean.from) return doc
  const { quotations } = doc
  const starts = Int32Array.from(doc.start)
  const ends = Int32Array.from(doc.end)
  for (let i = 0; i < doc.count; i++) {
    const span = spanAsPasted(clean, { start: doc.start[i] ?? 0, end: doc.end[i] ?? 0 })
    starts[i] = span.start
    ends[i] = span.end
  }
  return {
    ...doc,
    text: clean.pasted,
    start: starts,
    end: ends,
    sentences: spansAsPasted(clean, doc.sentences),
    lines: spansAsPasted(clean, doc.lines),
    paragraphs: spansAsPasted(clean, doc.paragraphs),
    printedLines: doc.printedLines.map(({ start, number }) => ({
      start: positionAsPasted(clean, start),
      number,
    })),
    labels: spansAsPasted(clean, doc.labels),
    quotations: quotations.map((one) => {
      const inner = spanAsPasted(clean, { start: one.innerStart, end: one.innerEnd })
      return { ...one, ...spanAsPasted(clean, one), innerStart: inner.start, innerEnd: inner.end }
    }),
    quoted: doc.quoted,
  }
}

/** The doc of a passage as pasted: what stands in it is read through its signs, and has its place in them. */
export function buildDocAsPasted(text: string, kind: Kind): Doc {
  const clean = cleanPasted(text, kinds[kind])
  return docAsPasted(clean, buildDoc(clean.text, kind, clean.printedLines))
}

import type { Cue, Span } from '#close-reading'
import type { EvidenceSpan, Quoted } from './evidence.ts'

/** Gives out spans: the same words at the same position are one span, however many findings rest on it. */
export type SpanRegistry = {
  /** A span with a mark and a number. */
  quote(span: Span, kind: Cue): Quoted
  /** A span that is marked only while it is chosen. */
  quoteQuietly(span: Span, kind: Cue): Quoted
  /** Numbers the marked spans in the order of the text and writes the numbers into everything quoted. */
  number(): EvidenceSpan[]
}

type Entry = { span: EvidenceSpan; quoted: Quoted[]; marked: boolean }

/** Collects the spans that findings rest on. Every number is 0 until `number()` has run. */
export function createSpanRegistry(text: string): SpanRegistry {
  const known = new Map<string, Entry>()
  function register(span: Span, kind: Cue, marked: boolean): Quoted {
    const { start, end } = trimSpan(text, span)
    const id = `${start}-${end}`
    const entry = known.get(id) ?? { span: { id, number: 0, start, end, kind }, quoted: [], marked }
    const quoted = { spanId: id, number: 0, words: text.slice(start, end).replace(/\s+/g, ' '), kind }
    entry.quoted.push(quoted)
    entry.marked ||= marked
    known.set(id, entry)
    return quoted
  }
  return {
    quote: (span, kind) => register(span, kind, true),
    quoteQuietly: (span, kind) => register(span, kind, false),
    number() {
      const entries = [...known.values()].sort(byPosition)
      let number = 0
      for (const { span, quoted, marked } of entries) {
        if (marked) span.number = ++number
        for (const one of quoted) one.number = span.number
      }
      return entries.map(({ span }) => span)
    },
  }
}

function byPosition({ span: a }: Entry, { span: b }: Entry): number {
  return a.start - b.start || b.end - a.end
}

/** Marks at the edges are no part of the words that a reader looks for: “, and” is shown as “and”. */
function trimSpan(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end)
  const left = start + words.length - words.replace(/^[\s,;:]+/u, '').length
  const right = start + words.trimEnd().length
  return left < right ? { start: left, end: right } : { start, end }
}

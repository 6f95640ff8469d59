import type { Span } from '#close-reading'
import { overlap, partOf } from '../question/text-index.ts'
import { adaptQuotations, inQuotes } from '../quote-copy.ts'
import type { Asked } from './answer-about-topic.ts'
import type { NoteAnswer, Source } from './notes.ts'

const MOST_QUOTED = 25
const MOST_NOTES = 2

/**
 * What a line, a sentence or a stanza says that is named by its number, or the beginning or the end where somebody asks
 * what happens there; null where more is asked about it.
 */
export function answerAboutPosition(
  { question, intent, span, others, matches }: Asked,
  source: Source,
): NoteAnswer | null {
  if (!span || !ASKED.test(question) || others.some((word) => !POSITIONS.has(word) && !/^\d/u.test(word)))
    return null
  if (span.by === 'edge' && intent !== 'happens') return null
  if (span.by !== 'number' && span.by !== 'edge') return null
  const { annotated, version, quote, index } = source
  const words = quote(
    index.text
      .slice(span.start, span.end)
      .replace(/\s+/gu, ' ')
      .replace(/[,;:—–-]+$/u, ''),
  )
  if (words === null) return null
  const parts = annotated.retelling.filter((_, at) => {
    const part = index.parts[at]
    return part !== undefined && overlap(part, span)
  })
  const notes = matches
    .filter(({ note }) => note.spans.some((one) => overlap(one, span)))
    .map(({ note }) => note.explain(span))
    .filter(Boolean)
  const isShort = words.split(/\s+/u).length <= MOST_QUOTED
  const isSmallPart = parts.length === 1 && span.end - span.start < partLength(span, source) / 2
  const stated = parts.map((part) => adaptQuotations(part[version], quote)).join(' ')
  const saysWhat = isShort ? `The words there are ${inQuotes(words)}.` : ''
  const noted = [...new Set(notes)].slice(0, MOST_NOTES)
  return {
    text: (isSmallPart ? [saysWhat, ...noted, stated] : [stated, saysWhat, ...(isShort ? noted : [])])
      .filter(Boolean)
      .join(' '),
    clues: matches
      .filter(({ note }) => note.spans.some((one) => overlap(one, span)))
      .flatMap(({ note }) => note.clues),
    span,
  }
}

function partLength(span: Span, { index }: Source): number {
  const part = index.parts[partOf(span, index)]
  return part ? part.end - part.start : 0
}

const ASKED =
  /\b(?:mean|means|meaning|about|happen|happens|happened|say|says|saying|explain|understand|get|tell)\b/u
const POSITIONS = new Set(
  'first second third fourth fifth sixth seventh eighth last end begin final close'.split(' '),
)

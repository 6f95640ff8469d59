import { interpret, type Kind } from '#close-reading'
import { type Figures, type Part, readPart, share } from './read-set.ts'

type Row = { id: string; part: Part; kind: Kind; text: string; tone: { accept: string[]; reject: string[] } }

/** The first tone word, against the one word that would be accepted most often. */
export function scoreTone(part: Part): Figures {
  const rows = readPart<Row>('tones.jsonl', part).map((row) => ({ ...row, word: toneOf(row) }))
  const constant = [...new Set(rows.flatMap(({ tone }) => tone.accept))].map((word) =>
    share(rows, ({ tone }) => tone.accept.includes(word)),
  )
  return {
    texts: rows.length,
    accepted: share(rows, ({ tone, word }) => word !== null && tone.accept.includes(word)),
    rejected: share(rows, ({ tone, word }) => word !== null && tone.reject.includes(word)),
    cannot_tell: share(rows, ({ word }) => word === null),
    best_constant: Math.max(0, ...constant),
  }
}

function toneOf({ kind, text }: Row): string | null {
  const request = { contentType: kind, question: 'What is the tone?', passage: text }
  return interpret({ ...request, gradeLevel: 'middle' })?.tone.word?.toLowerCase() ?? null
}

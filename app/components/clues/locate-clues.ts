import type { Cue } from '#close-reading'
import type { AnswerClue, FeelingLine, FeelingPoint } from '#domain/answer-interpretation'
import type { Evidence, EvidenceSpan, Quoted } from '#domain/evidence/evidence'
import { cueOfMark } from '#domain/library/mark-text'
import type { NumberedQuotation } from '../answer/mark-quotations.ts'

/** A point of a feeling line with the number and the kind of its mark. */
export type NumberedPoint = FeelingPoint & { number: number; kind: Cue }
export type NumberedLine = Omit<FeelingLine, 'points'> & { points: readonly NumberedPoint[] }

/** The lines with the numbers of their clues; words without a clue get the next numbers. */
export function numberLines(clues: readonly AnswerClue[], lines: readonly FeelingLine[]): NumberedLine[] {
  const known: { number: number; start: number; end: number }[] = [...clues]
  return lines.map(({ points, ...line }) => ({
    ...line,
    points: points.map((point) => {
      const same = known.find(({ start, end }) => start < point.end && point.start < end)
      const number = same?.number ?? Math.max(0, ...known.map((one) => one.number)) + 1
      if (!same) known.push({ ...point, number })
      const clue = clues.find((one) => one.number === number)
      return { ...point, number, kind: clue ? cueOfMark[clue.kind] : 'word choice' }
    }),
  }))
}

/** The marks of the explanation: its clues, then points of the feeling lines and words that follow-ups quote beyond them. */
export function locateClues(
  clues: readonly AnswerClue[],
  lines: readonly NumberedLine[],
  quotations: readonly NumberedQuotation[] | null,
): EvidenceSpan[] {
  const own = clues.map(({ number, start, end, kind, name }): EvidenceSpan => {
    return { id: `${start}-${end}`, number, start, end, kind: cueOfMark[kind], clue: name }
  })
  for (const { number, start, end } of lines.flatMap(({ points }) => points)) {
    if (own.some((mark) => mark.number === number)) continue
    own.push({ id: `${start}-${end}`, number, start, end, kind: 'word choice', clue: 'Feeling' })
  }
  const most = Math.max(0, ...own.map(({ number }) => number))
  const seen = new Set<number>()
  const quoted = (quotations ?? []).flatMap(({ number, spans: [span] }): EvidenceSpan[] => {
    if (!span || number <= most || seen.has(number)) return []
    seen.add(number)
    return [{ id: `${span.start}-${span.end}`, number, ...span, kind: 'word choice', clue: 'Quoted' }]
  })
  return [...own, ...quoted]
}

/**
 * The engine's further findings beside the explanation's marks: what stands on the same words has the same number,
 * the others go on from there in the order of the text.
 */
export function numberBeside(evidence: Evidence, marks: readonly EvidenceSpan[]): Evidence {
  const numbers = new Map<string, number>()
  let last = Math.max(0, ...marks.map(({ number }) => number))
  for (const { id, number, start, end } of evidence.spans) {
    if (number === 0) continue
    const same = marks.find((mark) => mark.start === start && mark.end === end)
    numbers.set(id, same ? same.number : ++last)
  }
  const again = <Item extends { number: number }>(item: Item, id: string): Item => ({
    ...item,
    number: numbers.get(id) ?? 0,
  })
  const quote = (one: Quoted) => again(one, one.spanId)
  const each = <Item extends { quoted: Quoted[] }>(items: Item[]) =>
    items.map((item) => ({ ...item, quoted: item.quoted.map(quote) }))
  const { narrator, feelings } = evidence
  return {
    ...evidence,
    spans: evidence.spans.map((span) => again(span, span.id)),
    cues: each(evidence.cues),
    rows: each(evidence.rows),
    narrator: narrator && { ...narrator, quoted: narrator.quoted.map(quote) },
    speeches: evidence.speeches.map((one) => ({ ...one, quoted: quote(one.quoted) })),
    hardWords: evidence.hardWords.map((one) => ({ ...one, quoted: quote(one.quoted) })),
    feelings: feelings && {
      ...feelings,
      steps: feelings.steps.map((step) => ({ ...step, turn: step.turn && quote(step.turn) })),
    },
  }
}

import type { AnswerClue } from '#domain/answer-interpretation'
import { cueOfMark } from '#domain/library/mark-text'
import type { Evidence, Place, Quoted } from '../evidence/evidence.ts'
import type { NumberedQuotation } from '../reader/mark-quotations.ts'

/** The marks of the explanation: its clues, and words that a follow-up quotes beyond them. */
export function placeClues(
  clues: readonly AnswerClue[],
  quotations: readonly NumberedQuotation[] | null,
): Place[] {
  const own = clues.map(({ number, start, end, kind, name }): Place => {
    return { id: `${start}-${end}`, number, start, end, kind: cueOfMark[kind], clue: name }
  })
  const most = Math.max(0, ...clues.map(({ number }) => number))
  const seen = new Set<number>()
  const quoted = (quotations ?? []).flatMap(({ number, places: [place] }): Place[] => {
    if (!place || number <= most || seen.has(number)) return []
    seen.add(number)
    return [{ id: `${place.start}-${place.end}`, number, ...place, kind: 'word choice', clue: 'Quoted' }]
  })
  return [...own, ...quoted]
}

/**
 * The engine's further findings beside the explanation's marks: what stands on the same words has the same number,
 * the others go on from there in the order of the text.
 */
export function numberBeside(evidence: Evidence, marks: readonly Place[]): Evidence {
  const numbers = new Map<string, number>()
  let last = Math.max(0, ...marks.map(({ number }) => number))
  for (const { id, number, start, end } of evidence.places) {
    if (number === 0) continue
    const same = marks.find((mark) => mark.start === start && mark.end === end)
    numbers.set(id, same ? same.number : ++last)
  }
  const again = <Item extends { number: number }>(item: Item, id: string): Item => ({
    ...item,
    number: numbers.get(id) ?? 0,
  })
  const quote = (one: Quoted) => again(one, one.place)
  const each = <Item extends { quoted: Quoted[] }>(items: Item[]) =>
    items.map((item) => ({ ...item, quoted: item.quoted.map(quote) }))
  const { teller, feelings } = evidence
  return {
    ...evidence,
    places: evidence.places.map((place) => again(place, place.id)),
    cues: each(evidence.cues),
    rows: each(evidence.rows),
    teller: teller && { ...teller, quoted: teller.quoted.map(quote) },
    speeches: evidence.speeches.map((one) => ({ ...one, quoted: quote(one.quoted) })),
    hardWords: evidence.hardWords.map((one) => ({ ...one, quoted: quote(one.quoted) })),
    feelings: feelings && {
      ...feelings,
      steps: feelings.steps.map((step) => ({ ...step, turn: step.turn && quote(step.turn) })),
    },
  }
}

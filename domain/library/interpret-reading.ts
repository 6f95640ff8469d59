import { checkQuotations } from '#close-reading'
import type { AnswerInterpretation, FeelingLine, FeelingPoint } from '../answer-interpretation.ts'
import { layBeside } from './own-copy.ts'
import { showText } from './places.ts'
import type { Reading } from './reading.ts'

/**
 * The interpretation of an answer that was made from a reading of the library: its clues keep their places and get the
 * kinds that the reading gives them; tone, feelings and feeling lines are the reading's own.
 *
 * @param answered the interpretation that the answer's own text gives
 */
export function interpretReading(
  reading: Reading,
  passage: string,
  answered: AnswerInterpretation,
): AnswerInterpretation {
  const copy = layBeside(showText(reading.text).text, passage)
  const marks = reading.marks.map((mark) => ({ mark, words: mark.at.map(copy.cut) }))
  const clues = answered.clues
    .filter(({ isAdded }) => !isAdded)
    .map((clue, at) => {
      const known = marks.find(({ words }) => words.some((own) => own !== null && same(own, clue.quote)))
      const named = known ? { kind: known.mark.kind, name: known.mark.name } : {}
      return { ...clue, ...named, number: at + 1 }
    })
  const { word, others, plain } = reading.tone
  const feelings = reading.people.flatMap(({ name, feels }) =>
    'unsaid' in feels
      ? []
      : [{ who: name, words: [], sure: false, sentence: `${name}: ${feels.plain}`, clues: [] }],
  )
  const tone = { word, others: others.map((other) => other.word), because: [], sentence: plain }
  const whole = { ...answered, clues, feelings, tone, meanings: [] }
  const lines = feelingLines(reading, passage, copy.cut)
  return lines.length > 0 ? { ...whole, feelingLines: lines } : whole
}

/** A line needs this many points at words that stand in the passage, or it would show no course. */
const FEWEST_POINTS = 3

function feelingLines(
  reading: Reading,
  passage: string,
  cut: (place: string) => string | null,
): FeelingLine[] {
  return (reading.feeling ?? []).flatMap(({ whose, top, bottom, points }) => {
    const placed = points
      .flatMap(({ clue, word, level, shows, unsaid }): FeelingPoint[] => {
        const mark = reading.marks.find(({ id }) => id === clue)
        const span = mark && spanOf(mark.at, passage, cut)
        if (!span) return []
        const isKnown = !unsaid && word !== undefined && level !== undefined
        return [
          {
            ...span,
            ...(isKnown ? { word, level } : {}),
            ...(isKnown && shows !== undefined ? { shows } : {}),
            ...(mark.name === 'The turn' ? { isTurn: true } : {}),
          },
        ]
      })
      .sort((a, b) => a.start - b.start)
    const known = placed.filter(({ level }) => level !== undefined)
    return known.length < FEWEST_POINTS ? [] : [{ whose, top, bottom, points: placed }]
  })
}

/** Where the first of a mark's places stands in the passage, with its words there. */
function spanOf(at: readonly string[], passage: string, cut: (place: string) => string | null) {
  for (const place of at) {
    const words = cut(place)
    const span = words && checkQuotations(`“${words}”`, passage).quotations[0]?.passageSpans?.[0]
    if (span) return { ...span, quote: passage.slice(span.start, span.end).replace(/\s+/gu, ' ') }
  }
  return null
}

function same(a: string, b: string): boolean {
  const bare = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return bare(a) === bare(b)
}

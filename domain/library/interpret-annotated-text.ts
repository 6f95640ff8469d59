import { checkQuotations, cleanPasted } from '#close-reading'
import type { AnswerInterpretation, FeelingLine, FeelingPoint } from '../answer-interpretation.ts'
import type { GradeLevel } from '../choices.ts'
import type { QuoteCopy } from './align-copy.ts'
import type { AnnotatedText } from './annotated-text.ts'
import { notesForCopy } from './copy-notes.ts'
import { writtenCheckIn } from './written-check-in.ts'

/**
 * The interpretation of an answer that was written from the notes on a text of the library. Its clues keep their
 * positions and get the kinds and names of the marks; tone, feelings and feeling lines are those of the notes.
 *
 * @param answered the interpretation that the words of the answer give
 */
export function interpretAnnotatedText(
  whole: AnnotatedText,
  { passage, gradeLevel }: { passage: string; gradeLevel: GradeLevel },
  answered: AnswerInterpretation,
): AnswerInterpretation {
  const { annotated, copy } = notesForCopy(whole, passage)
  const marks = annotated.marks.map((mark) => ({ mark, words: mark.at.map(copy.quote) }))
  const clues = answered.clues
    .filter(({ isAdded }) => !isAdded)
    .map((clue, at) => {
      const known = marks.find(({ words }) =>
        words.some((quoted) => quoted !== null && same(quoted, clue.quote)),
      )
      const named = known ? { kind: known.mark.kind, name: known.mark.name } : {}
      return { ...clue, ...named, number: at + 1 }
    })
  const { word, plain } = annotated.tone
  const feelings = annotated.people.flatMap(({ name, feels }) =>
    'unsaid' in feels
      ? []
      : [{ who: name, words: [], sure: false, sentence: `${name}: ${feels.plain}`, clues: [] }],
  )
  const tone = { word: word || null, sentence: plain }
  const checkIn = writtenCheckIn(annotated, gradeLevel, copy.quote)
  const interpretation = { ...answered, clues, feelings, tone, meanings: [], ...(checkIn ? { checkIn } : {}) }
  const lines = feelingLines(annotated, passage, copy.quote)
  return lines.length > 0 ? { ...interpretation, feelingLines: lines } : interpretation
}

/** A line with fewer points at words of the passage would show no course. */
const MIN_POINTS = 3

function feelingLines(annotated: AnnotatedText, passage: string, quote: QuoteCopy): FeelingLine[] {
  return (annotated.feeling ?? []).flatMap(({ whose, top, bottom, points }) => {
    const placed = points
      .flatMap(({ clue, word, level, shows, unsaid }): FeelingPoint[] => {
        const mark = annotated.marks.find(({ id }) => id === clue)
        const span = mark && firstSpanOf(mark.at, passage, quote)
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
    return known.length < MIN_POINTS ? [] : [{ whose, top, bottom, points: placed }]
  })
}

/** The first locator that the passage has, as a span of the passage with its words. */
function firstSpanOf(locators: readonly string[], passage: string, quoteCopy: QuoteCopy) {
  for (const locator of locators) {
    const words = quoteCopy(locator)
    const span = words && checkQuotations(`“${words}”`, passage).quotations[0]?.passageSpans?.[0]
    if (span)
      return { ...span, quote: cleanPasted(passage.slice(span.start, span.end)).text.replace(/\s+/gu, ' ') }
  }
  return null
}

function same(a: string, b: string): boolean {
  const bare = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return bare(a) === bare(b)
}

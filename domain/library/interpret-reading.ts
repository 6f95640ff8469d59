import type { AnswerInterpretation } from '../answer-interpretation.ts'
import { layBeside } from './own-copy.ts'
import { showText } from './places.ts'
import type { Reading } from './reading.ts'

/**
 * The interpretation of an answer that was made from a reading of the library: its clues keep their places and get the
 * kinds that the reading gives them; tone and feelings are the reading's own.
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
  return { ...answered, clues, feelings, tone, meanings: [] }
}

function same(a: string, b: string): boolean {
  const bare = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return bare(a) === bare(b)
}

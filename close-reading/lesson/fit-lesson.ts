import { type GradeLevel, gradeBands } from '../explanation/grade-band.ts'
import { countLongWords, measureProse } from '../explanation/measure-prose.ts'
import { splitProse, wordsOf } from '../explanation/split-prose.ts'
import { type Draft, type Piece, sectionNames } from './piece.ts'
import { renderLesson } from './render-lesson.ts'

/** How far into the band of words a lesson aims, from its lower limit. */
const AIM = 0.5

/** Other counts of hard words differ a little, so a lesson keeps some distance from the limit. */
const MARGIN = 0.3

/**
 * Fits a draft to the limits of its level: leaves out pieces with a sentence that is too long or too hard,
 * adds optional pieces by rank up to the length aimed at, then trades pieces until the measures fit.
 */
export function fitLesson(draft: Draft, grade: GradeLevel): string {
  const band = gradeBands[grade]
  const aim = band.words[0] + AIM * (band.words[1] - band.words[0])
  const kept = new Set<Piece>()
  const optional: Piece[] = []
  for (const name of sectionNames)
    for (const piece of draft[name]) {
      if (!fitsAlone(piece.text, grade)) continue
      if (piece.rank === 0) kept.add(piece)
      else optional.push(piece)
    }
  const render = () => renderLesson(draft, kept)
  let words = measureProse(render()).words
  for (const piece of [...optional].sort((a, b) => a.rank - b.rank)) {
    const more = measureProse(piece.text).words
    if (words >= aim || words + more > band.words[1]) continue
    kept.add(piece)
    words += more
  }
  easeReading(draft, grade, kept, render)
  return render()
}

/** Drops the hardest optional pieces while a measure is over its limit and the lesson stays long enough. */
function easeReading(draft: Draft, grade: GradeLevel, kept: Set<Piece>, render: () => string): void {
  const band = gradeBands[grade]
  const pieces = sectionNames.flatMap((name) => draft[name])
  for (let turn = 0; turn < 12; turn++) {
    const measure = measureProse(render())
    const over =
      measure.daleChall > band.daleChall - MARGIN ||
      measure.fleschKincaid > band.fleschKincaid ||
      measure.meanSentence > band.meanSentence ||
      measure.words > band.words[1]
    if (!over) return
    const hardest = pieces
      .filter(
        (piece) =>
          kept.has(piece) &&
          piece.rank > 0 &&
          measure.words - measureProse(piece.text).words >= band.words[0],
      )
      .sort((a, b) => hardness(b) - hardness(a))[0]
    if (!hardest) return
    kept.delete(hardest)
  }
}

function hardness(piece: Piece): number {
  const measure = measureProse(piece.text)
  return measure.fleschKincaid + measure.daleChall
}

/** Whether no sentence of a text is too long or too hard for a level. */
export function fitsAlone(text: string, grade: GradeLevel): boolean {
  const band = gradeBands[grade]
  return splitProse(text)
    .map(wordsOf)
    .every((words) => words.length <= band.longestSentence && countLongWords(words) <= band.hardestSentence)
}

import { type GradeLevel, levels } from '../levels.ts'
import { countLongWords, measureProse } from '../rubric/measure-prose.ts'
import { splitProse, wordsOf } from '../rubric/split-prose.ts'
import { type ExplanationDraft, type Piece, sectionNames } from './piece.ts'
import { renderExplanation } from './render-explanation.ts'

/** Other counts of hard words differ a little, so an explanation stays a little below the limit. */
const MARGIN = 0.3

/**
 * Fits a draft to the upper limits of its level: leaves out pieces with a sentence that is too long or too hard, then
 * those that may go, the highest rank and the hardest first, while the whole is over a limit.
 */
export function fitToLimits(draft: ExplanationDraft, grade: GradeLevel): string {
  const pieces = sectionNames.flatMap((name) => draft[name])
  const included = new Set<Piece>(pieces.filter(({ text, rank }) => rank === 0 || fitsAlone(text, grade)))
  const render = () => renderExplanation(draft, included)
  for (;;) {
    const hardest = isOver(render(), grade) ? hardestOf(included) : undefined
    if (!hardest) return render()
    included.delete(hardest)
  }
}

function isOver(markdown: string, grade: GradeLevel): boolean {
  const band = levels[grade]
  const measure = measureProse(markdown)
  return (
    measure.daleChall > band.daleChall - MARGIN ||
    measure.fleschKincaid > band.fleschKincaid ||
    measure.meanSentence > band.meanSentence ||
    measure.words > band.mostWords
  )
}

/** The hardest piece that may go; one of each section that has several always stays. */
function hardestOf(included: ReadonlySet<Piece>): Piece | undefined {
  return [...included]
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || hardness(b) - hardness(a))[0]
}

function hardness({ text }: Piece): number {
  const measure = measureProse(text)
  return measure.fleschKincaid + measure.daleChall
}

/** Whether no sentence of a text is too long or too hard for a level. */
export function fitsAlone(text: string, grade: GradeLevel): boolean {
  const band = levels[grade]
  return splitProse(text)
    .map(wordsOf)
    .every((words) => words.length <= band.longestSentence && countLongWords(words) <= band.hardestSentence)
}

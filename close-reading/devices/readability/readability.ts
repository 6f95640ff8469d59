import type { Detector } from '../../detector.ts'
import type { Found } from '../../finding.ts'
import { measureReadability, type ReadabilityCounts } from '../../readability/measure-readability.ts'
import { type ReadabilityScores, scoreReadability } from '../../readability/readability-formulas.ts'

/** How hard the passage is to read: counts, published formulas, and a school level they agree on. */
export type ReadabilityData = {
  counts: ReadabilityCounts
  scores: ReadabilityScores
  /** Mean of the grade formulas (Flesch-Kincaid, Fog, SMOG, Coleman-Liau, Automated), between 1 and 16. */
  grade: number
  level: 'elementary' | 'middle' | 'high' | 'college'
}
type ReadabilityFinding = Found<'readability', ReadabilityData>

/** The formulas were made for about a hundred words; on less they tell little. */
const ENOUGH_WORDS = 100

/** Readability of prose; verse has no sentences that the formulas could count. */
export const readability: Detector<ReadabilityFinding> = {
  name: 'readability',
  only: 'prose',
  *run(doc) {
    const { counts, longest, hardWords } = measureReadability(doc)
    if (counts.words === 0 || !longest) return
    const scores = scoreReadability(counts)
    const grade = gradeOf(scores)
    yield {
      type: 'readability',
      start: doc.start[0] as number,
      end: doc.end[doc.count - 1] as number,
      cue: 'structure',
      certainty: counts.words >= ENOUGH_WORDS ? 'clear' : 'possible',
      evidence: [longest, ...hardWords],
      data: { counts, scores, grade, level: levelOf(grade) } satisfies ReadabilityData,
    }
  },
}

function gradeOf(scores: ReadabilityScores): number {
  const sum = scores.fleschKincaid + scores.gunningFog + scores.smog + scores.colemanLiau + scores.automated
  return Math.min(16, Math.max(1, sum / 5))
}

function levelOf(grade: number): ReadabilityData['level'] {
  if (grade < 6) return 'elementary'
  if (grade < 9) return 'middle'
  return grade < 13 ? 'high' : 'college'
}

export { type ContradictedClaim, checkClaims } from './claims/check-claims.ts'
export { defaultDetectors } from './default-detectors.ts'
export type { Detector } from './detector.ts'
export {
  checkExplanation,
  type ExplanationCheck,
  type RubricResult,
} from './explanation/check-explanation.ts'
export { type GradeBand, type GradeLevel, gradeBands } from './explanation/grade-band.ts'
export { hasFiveSteps } from './explanation/has-five-steps.ts'
export { levelsInOrder, measureLevel } from './explanation/measure-level.ts'
export { measureProse, type ProseMeasure } from './explanation/measure-prose.ts'
export type { ExplanationCase, RubricId } from './explanation/rubric.ts'
export type { Certainty, Cue, Kind, Span } from './finding.ts'
export type { Finding, FindingData, FindingType } from './findings.ts'
export {
  ENGINE_VERSION,
  type Interpretation,
  type InterpretedClue,
  type InterpretedFeeling,
} from './interpret/interpretation.ts'
export { namePlace } from './lesson/name-place.ts'
export type { LessonRequest, Work } from './lesson/source.ts'
export { interpret, type Lesson, writeExplanation } from './lesson/write-explanation.ts'
export {
  type FollowUp,
  type FollowUpRequest,
  type FollowUpTurn,
  writeFollowUp,
} from './lesson/write-follow-up.ts'
export { type OtherWords, writeOtherWords } from './lesson/write-other-words.ts'
export { lemmaOf } from './page/lemma-of.ts'
export type { Page, Quotation, Range } from './page.ts'
export { ALL_CAPS, CAPITAL, MARK, NUMBER, readPage, WORD } from './page.ts'
export { pickFindings } from './pick-findings.ts'
export type { Intent } from './question/intents.ts'
export { kinOf } from './question/kin.ts'
export { mendSpelling } from './question/mend-spelling.ts'
export { intentAlone } from './question/understand-question.ts'
export {
  type CheckedQuotation,
  checkQuotations,
  type QuotationCheck,
  type QuotationProblem,
} from './quotations.ts'
export { type Reading, type ReadingOptions, readClosely } from './read-closely.ts'
export { readFirst } from './read-first.ts'
export { loadPronunciations } from './sounds/load-pronunciations.ts'
export type { Pronunciations } from './sounds/pronunciations.ts'
export type { Summary } from './summary.ts'
export { explainWord, type WordHelp } from './words/explain-word.ts'
export { firstLetters } from './words/find-meaning.ts'
export { type Meanings, parseMeanings } from './words/meanings.ts'
export { readPlaces } from './words/read-places.ts'

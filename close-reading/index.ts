export { type ContradictedClaim, checkClaims } from './claims/check-claims.ts'
export { defaultDetectors } from './default-detectors.ts'
export type { Detector } from './detector.ts'
export { lemmaOf } from './doc/lemma-of.ts'
export { sentencesOf } from './doc/sentences-of.ts'
export type { Doc, Quotation, Range } from './doc.ts'
export { ALL_CAPS, CAPITAL, MARK, NUMBER, WORD } from './doc.ts'
export { describeLocation } from './explanation/describe-location.ts'
export type { ExplanationRequest, Work } from './explanation/source.ts'
export { type Explanation, interpret, writeExplanation } from './explanation/write-explanation.ts'
export {
  type FollowUp,
  type FollowUpRequest,
  type FollowUpTurn,
  writeFollowUp,
} from './explanation/write-follow-up.ts'
export { type OtherWords, writeOtherWords } from './explanation/write-other-words.ts'
export type { Certainty, Cue, Span } from './finding.ts'
export type { Finding, FindingData, FindingType } from './findings.ts'
export type { Fork, ForkLine, ForkReading, SignShown } from './fork/fork.ts'
export {
  ENGINE_VERSION,
  type Interpretation,
  type InterpretedClue,
  type InterpretedFeeling,
} from './interpret/interpretation.ts'
export type { Kind } from './kinds.ts'
export { type GradeLevel, levels, levelsInOrder } from './levels.ts'
export type { Around, AroundReason } from './pasted/around.ts'
export { WANTED } from './pasted/around.ts'
export { buildDocAsPasted as buildDoc } from './pasted/as-pasted.ts'
export { type CleanText, cleanPasted } from './pasted/clean-text.ts'
export { placeAsPasted } from './pasted/edited-text.ts'
export { withoutPrintedLines } from './pasted/printed-lines.ts'
export { pickFindings } from './pick-findings.ts'
export type { Pronunciations } from './prosody/create-pronunciations.ts'
export { loadPronunciations } from './prosody/load-pronunciations.ts'
export { correctSpelling } from './question/correct-spelling.ts'
export type { Intent } from './question/intents.ts'
export { intentAlone } from './question/understand-question.ts'
export {
  type CheckedQuotation,
  checkQuotations,
  type QuotationCheck,
  type QuotationProblem,
} from './quotations.ts'
export { type CloseReading, type CloseReadingOptions, readClosely } from './read-closely.ts'
export { readFirst } from './read-first.ts'
export {
  checkExplanation,
  type ExplanationCheck,
  type RubricResult,
} from './rubric/check-explanation.ts'
export { hasFiveSteps } from './rubric/has-five-steps.ts'
export { measureLevel } from './rubric/measure-level.ts'
export { measureProse, type ProseMeasure } from './rubric/measure-prose.ts'
export type { ExplanationCase, RubricId } from './rubric/rubric.ts'
export { familyRoleOf } from './scene/family-roles.ts'
export type { Summary } from './summary.ts'
export { explainWord, type WordHelp } from './words/explain-word.ts'
export { firstLetters } from './words/find-meaning.ts'
export { type Meanings, parseMeanings } from './words/meanings.ts'
export { readWordContexts } from './words/read-word-contexts.ts'

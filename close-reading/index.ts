export type { Kind } from './choices/kinds.ts'
export { type GradeLevel, levels, levelsInOrder } from './choices/levels.ts'
export { type ContradictedClaim, checkClaims } from './claims/check-claims.ts'
export {
  type CheckedQuotation,
  checkQuotations,
  type QuotationCheck,
  type QuotationProblem,
} from './claims/check-quotations.ts'
export type { Certainty, Cue, Detector } from './devices/detector.ts'
export { ALL_CAPS, CAPITAL, type Doc, MARK, NUMBER, type Quotation, type Range, WORD } from './doc/doc.ts'
export { sentencesOf } from './doc/sentences-of.ts'
export type { Span } from './doc/span.ts'
export { type Explanation, interpret, writeExplanation } from './explanation/write-explanation.ts'
export { type OtherWords, writeOtherWords } from './explanation/write-other-words.ts'
export type { Pronunciations } from './findings/create-pronunciations.ts'
export { type DeviceWords, defaultDetectors, deviceWords } from './findings/default-detectors.ts'
export type { Finding, FindingData, FindingType } from './findings/findings.ts'
export { loadPronunciations } from './findings/load-pronunciations.ts'
export {
  type CloseReading,
  type CloseReadingOptions,
  pickFindings,
  readClosely,
  type Summary,
} from './findings/read-closely.ts'
export { readFirst } from './findings/read-first.ts'
export {
  type FollowUp,
  type FollowUpRequest,
  type FollowUpTurn,
  writeFollowUp,
} from './follow-up/write-follow-up.ts'
export { wordSet } from './lexicons/words-of.ts'
export { type Around, type AroundReason, WANTED } from './pasted/around.ts'
export { buildDocAsPasted as buildDoc } from './pasted/as-pasted.ts'
export { type CleanText, cleanPasted } from './pasted/clean-text.ts'
export { positionAsPasted } from './pasted/edited-text.ts'
export { withoutPrintedLines } from './pasted/printed-lines.ts'
export { describeLocation } from './phrasing/describe-location.ts'
export {
  ENGINE_VERSION,
  type Fork,
  type ForkLine,
  type ForkReading,
  type Interpretation,
  type InterpretedClue,
  type InterpretedFeeling,
  type SignShown,
} from './phrasing/interpretation.ts'
export type { ExplanationRequest, Work } from './phrasing/source.ts'
export { measureLevel, measureProse, type ProseMeasure } from './prose/measure-prose.ts'
export { correctSpelling } from './question/correct-spelling.ts'
export type { Intent } from './question/intents.ts'
export { intentAlone } from './question/understand-question.ts'
export { checkExplanation, type ExplanationCheck, type RubricResult } from './rubric/check-explanation.ts'
export { hasFiveSteps } from './rubric/parse-explanation.ts'
export type { ExplanationCase, RubricId } from './rubric/rubric.ts'
export { familyRoleOf } from './scene/family-roles.ts'
export { lemmaOf } from './vocabulary/lemma-of.ts'
export { little } from './vocabulary/little-words.ts'
export { explainWord, type WordHelp } from './words/explain-word.ts'
export { firstLetters } from './words/find-meaning.ts'
export { type Meanings, parseMeanings } from './words/meanings.ts'
export { readWordContexts } from './words/read-word-contexts.ts'

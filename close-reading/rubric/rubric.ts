import type { Kind } from '../choices/kinds.ts'
import type { GradeLevel } from '../choices/levels.ts'
import type { QuotationCheck } from '../claims/check-quotations.ts'
import type { ParsedExplanation } from './parse-explanation.ts'

/** The mechanical checks of an explanation. M1 to M8 are gates; M9 to M11 are warnings. */
export const rubricIds = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'M10', 'M11'] as const
export type RubricId = (typeof rubricIds)[number]

/** What an explanation is judged against. `passage` is the text as pasted; empty when there was none. */
export type ExplanationCase = {
  markdown: string
  gradeLevel: GradeLevel
  contentType: Kind
  question: string
  passage: string
  title?: string
  author?: string
  /** The passage supports several readings, so the answer must give two. */
  open?: boolean
  /** Rhyme scheme by stanza and foot, as counted by the engine, when it could count them. */
  counted?: { rhyme?: readonly string[]; foot?: string }
}

/** A case with everything the checks share worked out once. */
export type ExplanationParts = ExplanationCase & { parsed: ParsedExplanation; quoted: QuotationCheck }

/** One check: comes in as a case, goes out as a list of problems in plain words, empty when it passes. */
export type RubricCheck = (parts: ExplanationParts) => string[]

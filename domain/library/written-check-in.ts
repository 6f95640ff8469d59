import type { WrittenCheckIn } from '../answer-interpretation.ts'
import { type GradeLevel, levels } from '../choices.ts'
import type { QuoteCopy } from './align-copy.ts'
import type { AnnotatedText } from './annotated-text.ts'
import { adaptQuotations } from './quote-copy.ts'

/**
 * The check-in of a reading at a level, with its quotations as they are in the student's own copy; null where the copy
 * has no words to ask about.
 */
export function writtenCheckIn(
  { check_in }: AnnotatedText,
  gradeLevel: GradeLevel,
  quote: QuoteCopy,
): WrittenCheckIn | null {
  const { choices, answer, reply } = check_in[levels[gradeLevel].version]
  if (choices.length === 0) return null
  const bare = (choice: string) => choice.replace(/\.$/, '')
  return { choices: choices.map(bare), right: bare(answer), reply: adaptQuotations(reply, quote) || reply }
}

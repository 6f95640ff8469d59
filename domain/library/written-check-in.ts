import type { WrittenCheckIn } from '../answer-interpretation.ts'
import { type GradeLevel, levels } from '../choices.ts'
import { alignCopy } from './align-copy.ts'
import type { AnnotatedText } from './annotated-text.ts'
import { withoutItalicMarks } from './locators.ts'
import { adaptQuotations } from './quote-copy.ts'

/** The check-in of a reading at a level, with its quotations as they are in the student's own copy. */
export function writtenCheckIn(
  { check_in, text }: AnnotatedText,
  { passage, gradeLevel }: { passage: string; gradeLevel: GradeLevel },
): WrittenCheckIn {
  const { choices, answer, reply } = check_in[levels[gradeLevel].version]
  const { quote } = alignCopy(withoutItalicMarks(text).text, passage)
  const bare = (choice: string) => choice.replace(/\.$/, '')
  return { choices: choices.map(bare), right: bare(answer), reply: adaptQuotations(reply, quote) || reply }
}

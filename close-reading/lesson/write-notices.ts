import { byGrade } from './phrasing.ts'
import { must, type Piece } from './piece.ts'
import type { LessonSource } from './source.ts'
import { hasSlur, hasUnsafeWord } from './unsafe-words.ts'

const SELF_HARM =
  /\bsuicid\w*|\b(?:kill(?:ed|ing)?|hang(?:ed|ing)?|drown(?:ed|ing)?|shot|shoot|poison(?:ed)?|stab(?:bed)?) (?:him|her|my|your|them)sel(?:f|ves)\b|\bbullet through his head\b|\b(?:take|took|taking|end|ended) (?:his|her|my|their|your|one's) (?:own )?life\b/iu

/** What step 1 says about parts that a lesson does not print or does not explain. */
export function writeNotices(source: LessonSource): Piece[] {
  const pieces: Piece[] = []
  if (source.isFirstPart)
    pieces.push(must('This text was too much to read at once. Only its first part is explained here.'))
  if (hasSlur(source.text))
    pieces.push(
      must(
        byGrade(source.grade, {
          elementary:
            'One word is shown as [slur]. People used it to harm others, and some still do. It tells about the one who says it.',
          middle:
            'One word is shown as [slur]. It was and is used to harm people. Its use shows something about the speaker and the time.',
        }),
      ),
    )
  if (source.grade !== 'college' && hasUnsafeWord(source.text))
    pieces.push(
      must(
        'One part of this text is about sex. This page does not explain that part. You can ask a teacher or a parent about it, or ask here about another part.',
      ),
    )
  return pieces
}

/** One quiet line at the end of step 5 when a text for younger readers speaks of suicide. */
export function writeHelpLine(source: LessonSource): Piece[] {
  if (source.grade === 'college' || !SELF_HARM.test(source.text)) return []
  return [
    {
      ...must('Outside this passage: in the United States, you can call or text 988 to talk with a person.'),
      newParagraph: true,
    },
  ]
}

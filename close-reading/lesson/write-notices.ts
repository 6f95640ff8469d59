import wording from '../wording/lesson.json' with { type: 'json' }
import { byGrade } from './phrasing.ts'
import { must, type Piece } from './piece.ts'
import type { LessonSource } from './source.ts'
import { hasSlur, hasUnsafeWord } from './unsafe-words.ts'

const SELF_HARM =
  /\bsuicid\w*|\b(?:kill(?:ed|ing)?|hang(?:ed|ing)?|drown(?:ed|ing)?|shot|shoot|poison(?:ed)?|stab(?:bed)?) (?:him|her|my|your|them)sel(?:f|ves)\b|\bbullet through his head\b|\b(?:take|took|taking|end|ended) (?:his|her|my|their|your|one's) (?:own )?life\b/iu

/** What step 1 says about parts that a lesson does not print or does not explain. */
export function writeNotices(source: LessonSource): Piece[] {
  const pieces: Piece[] = []
  if (source.isFirstPart) pieces.push(must(wording.notices.firstPart))
  if (hasSlur(source.text)) pieces.push(must(byGrade(source.grade, wording.notices.slur)))
  if (source.grade !== 'college' && hasUnsafeWord(source.text)) pieces.push(must(wording.notices.unsafe))
  return pieces
}

/** One quiet line at the end of step 5 when a text for younger readers speaks of suicide. */
export function writeHelpLine(source: LessonSource): Piece[] {
  if (source.grade === 'college' || !SELF_HARM.test(source.text)) return []
  return [{ ...must(wording.notices.help), newParagraph: true }]
}

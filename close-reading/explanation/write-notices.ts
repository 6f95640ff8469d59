import { levels } from '../choices/levels.ts'
import { byGrade } from '../phrasing/phrasing.ts'
import { type Piece, required } from '../phrasing/piece.ts'
import type { ExplanationSource } from '../phrasing/source.ts'
import { hasSlur, hasUnsafeWord } from '../phrasing/unsafe-words.ts'
import wording from '../wording/explanation.json' with { type: 'json' }

const SELF_HARM =
  /\bsuicid\w*|\b(?:kill(?:ed|ing)?|hang(?:ed|ing)?|drown(?:ed|ing)?|shot|shoot|poison(?:ed)?|stab(?:bed)?) (?:him|her|my|your|them)sel(?:f|ves)\b|\bbullet through his head\b|\b(?:take|took|taking|end|ended) (?:his|her|my|their|your|one's) (?:own )?life\b/iu

/** What step 1 says about parts that an explanation does not print or does not explain. */
export function writeNotices(source: ExplanationSource): Piece[] {
  const pieces: Piece[] = []
  if (source.isFirstPart) pieces.push(required(wording.notices.firstPart))
  if (hasSlur(source.text)) pieces.push(required(byGrade(source.grade, wording.notices.slur)))
  if (!levels[source.grade].isForAdults && hasUnsafeWord(source.text))
    pieces.push(required(wording.notices.unsafe))
  return pieces
}

/** One quiet line at the end of step 5 when a text for younger readers speaks of suicide. */
export function writeHelpLine(source: ExplanationSource): Piece[] {
  if (levels[source.grade].isForAdults || !SELF_HARM.test(source.text)) return []
  return [{ ...required(wording.notices.help), newParagraph: true }]
}

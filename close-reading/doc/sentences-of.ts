import type { Kind } from '../choices/kinds.ts'
import { findLines } from './find-lines.ts'
import { findSentences } from './find-sentences.ts'
import { findSpeakerLabels } from './find-speaker-labels.ts'
import { findTokens } from './find-tokens.ts'
import type { Range } from './span.ts'

/** The sentences of a passage as `buildDoc` finds them, for who needs nothing else of it. Linear; never throws. */
export function sentencesOf(text: string, kind: Kind): Range[] {
  const tokens = findTokens(text)
  const { lines, paragraphs } = findLines(text, kind, tokens)
  return findSentences(text, tokens, paragraphs, findSpeakerLabels(kind, tokens, lines))
}

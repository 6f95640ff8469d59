import { readRhymeLetters } from '../claims/read-rhyme-letters.ts'
import { foldQuotable } from '../prose/fold-quotable.ts'
import { cutQuotations, wordsOf } from '../prose/split-prose.ts'
import type { RubricCheck } from './rubric.ts'

const BANNED: readonly RegExp[] = [
  /\bobviously\b/iu,
  /\bsimply\b/iu,
  /\bjust\b/iu,
  /\bof course\b/iu,
  /\beveryone knows\b/iu,
  /\b(?:the )?(?:author|writer|poet) wants us to know\b/iu,
  /\b(?:great|good|nice|awesome) (?:job|work|question)\b/iu,
  /\bwell done\b/iu,
  /\b(?:suffers?|suffering) from\b/iu,
  /\bdisorders?\b/iu,
  /\b(?:high|low)[- ]functioning\b/iu,
  /\b(?:normal|abnormal) (?:people|person|child|children|students?|kids?)\b/iu,
  /\bspecial needs\b/iu,
  /\bmind-?blind(?:ness)?\b/iu,
  /\bdeficits?\b/iu,
  /\bpuzzle piece\b/iu,
  /\bas an autistic\b/iu,
  /\bI(?:'m| am) always here\b/iu,
  /\bI (?:feel|love|hate|enjoy|hope|wish|worry|care|understand how)\b/u,
  /\bI(?:'m| am) (?:happy|sad|glad|sorry|proud|excited|afraid|worried|delighted)\b/iu,
]
const EMOJI = /\p{Extended_Pictographic}/u
const ITALICS =
  /(?:^|[^*\p{L}\p{N}])\*(?![*\s])[^*\n]+\*(?!\*)|(?:^|[^_\p{L}\p{N}])_(?![_\s])[^_\n]+_(?![\p{L}\p{N}])/u

/** Whether a text has a word of the list to leave out. */
export function hasBannedWord(text: string): boolean {
  return text.includes('!') || BANNED.some((pattern) => pattern.test(text))
}

/** M8: none of the banned words, no emoji, italics, exclamation marks, capitals for emphasis or feelings of its own. */
export const checkWording: RubricCheck = ({ markdown, passage, question, title, author }) => {
  const bare = cutQuotations(markdown)
  const problems = BANNED.flatMap((pattern) => {
    const found = pattern.exec(bare)
    return found ? [`"${found[0]}" is on the list of words to leave out.`] : []
  })
  if (EMOJI.test(bare)) problems.push('The answer has an emoji.')
  if (ITALICS.test(bare)) problems.push('The answer has italics.')
  if (bare.includes('!')) problems.push('The answer has an exclamation mark.')
  const known = new Set(wordsOf(foldQuotable([passage, question, title, author].join(' ')).text))
  for (const [capitals] of bare.matchAll(/\b\p{Lu}{3,}\b/gu))
    if (!known.has(capitals.toLowerCase()) && !readRhymeLetters(capitals))
      problems.push(`"${capitals}" stands in capitals.`)
  return problems
}

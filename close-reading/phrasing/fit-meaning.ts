import { trimEnd } from '../doc/trim-end.ts'
import { hasBannedWord } from '../rubric/check-wording.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/words.json' with { type: 'json' }

/** A meaning as it may stand in an explanation; empty when it has a word that explanations leave out. */
export function fitMeaning(meaning: string): string {
  return hasBannedWord(meaning) ? '' : trimEnd(meaning.trim(), '.').replace(/[“”"]/gu, '')
}

/** "in a way that is: " */
const IN_A_WAY = fill(wording.inAWay, { meaning: '' })

/** A meaning in two senses gives the first; the other may not fit here. */
export function firstSense(meaning: string): string {
  const first = meaning.split(';')[0] ?? meaning
  const words = (first.startsWith(IN_A_WAY) ? first.replace(': ', ' ') : first).split(' ')
  return trimEnd(words.slice(0, 16).join(' '), '.:')
}

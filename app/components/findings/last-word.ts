import { trimSigns } from '#domain/trim-signs'

/** A longer word may have to break; it takes no number along. */
const LONGEST = 20

/** A text before its last word, and that word, which its number stays with; the word is empty where it is too long. */
export function splitLastWord(text: string): [before: string, word: string] {
  const start = trimSigns(text, /\S/u).length
  return start === text.length || text.length - start > LONGEST
    ? [text, '']
    : [text.slice(0, start), text.slice(start)]
}

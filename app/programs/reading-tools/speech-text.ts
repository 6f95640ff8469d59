import { sentencesOf } from '#close-reading'
import type { TextSegment } from '#domain/evidence/split-sentences'

/** The sentences of the text of an area, as explanations have them. Each block ends one, and what holds no word is none. */
export function findSpokenSentences(text: string): TextSegment[] {
  const sentences: TextSegment[] = []
  let at = 0
  for (const block of text.split('\n')) {
    for (const { start, end } of sentencesOf(block, 'nonfiction'))
      if (/[\p{L}\p{N}]/u.test(block.slice(start, end))) sentences.push({ start: at + start, end: at + end })
    at += block.length + 1
  }
  return sentences
}

/** Signs of emphasis, bullets and ornaments, smileys, and what belongs to a smiley: a voice calls them by their names. */
const named =
  /[*_~|^`\\•·¶†‡←→↑↓↔⇒]|(?![©®™°℃℉№])\p{So}|\p{Emoji_Modifier}|[\u{FE0F}\u{20E3}\u{E0020}-\u{E007F}]/gu
/** ":-)" and ";D" between spaces. */
const typedSmiley = /(^|\s)(?:[:;=]['’]?-?[()[\]DPpOo/|]+|<3+|[xX]D+)(?=\s|$|[.,!?])/g
/** Signs that nobody sees, and at which a voice breaks a word. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[\ufe00-\ufe0e]/g

/**
 * The words that a voice is given for a stretch of text. `positions`: where each of their signs stands in the stretch,
 * since the voice tells of its words by their place.
 */
export function toSpeech(text: string): { words: string; positions: number[] } {
  const blank = (found: string) => ' '.repeat(found.length)
  const plain = text
    .replace(/\s/g, ' ')
    .replace(typedSmiley, blank)
    .replace(named, (sign, at: number) => (isBetweenDigits(text, at, sign) ? sign : blank(sign)))
  const positions: number[] = []
  let words = ''
  let from = 0
  for (const { index, 0: sign } of [...plain.matchAll(unseen), { index: plain.length, 0: '' }]) {
    words += plain.slice(from, index)
    for (let at = from; at < index; at += 1) positions.push(at)
    from = index + sign.length
  }
  return { words, positions }
}

/** "3 * 4" without spaces, and "5^2": there the sign is part of what is said. */
function isBetweenDigits(text: string, at: number, sign: string): boolean {
  return /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + sign.length))
}

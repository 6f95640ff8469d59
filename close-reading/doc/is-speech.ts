import { speechVerbs } from '../lexicons/speech-verbs.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { little } from '../vocabulary/little-words.ts'
import type { Tokens } from './find-tokens.ts'
import { ALL_CAPS, CAPITAL, WORD } from './shape.ts'
import type { Range } from './span.ts'

/** Words after which a quoted span is a name, a title or a phrase under discussion. */
const MENTIONS = wordSet(
  little.articles,
  little.demonstratives,
  little.owners,
  'called named termed titled entitled styled marked labelled labeled word words phrase term name expression so-called of with by to from in on as no some any',
)
const FEW_WORDS = 6

/** Is what stands between two marks said aloud, not a title, a thought or a word that is only mentioned? */
export function isSpeech(tokens: Tokens, first: number, last: number, paragraph: Range): boolean {
  if (isThought(tokens, first, last, paragraph) || isEpigraph(tokens, first, last, paragraph)) return false
  const final = tokens.folded[last - 2] ?? ''
  if (isShouted(tokens, first, last)) return false
  if (first === paragraph.first || '!?—…--'.includes(final)) return true
  const before = tokens.folded[first - 1] ?? ''
  const after = tokens.folded[last] ?? ''
  const plain = ((tokens.shape[first - 1] ?? 0) & WORD) > 0
  if (MENTIONS.has(before) && !',.!?;'.includes(final)) return false
  if (before === 'called') return false
  if (speechVerbs().has(before) || isTagStart(tokens, last, paragraph)) return true
  if (plain && MENTIONS.has(before) && last - first - 2 <= FEW_WORDS) return false
  if (!plain) return '.,;:'.includes(final) || ',:—--'.includes(before)
  return (
    ',.;:'.includes(final) && (isCapital(tokens, first + 1) || last - first - 2 > FEW_WORDS || after === '')
  )
}

/** "said she", "she said", "Mary cried" right after the closing mark. */
function isTagStart(tokens: Tokens, last: number, paragraph: Range): boolean {
  for (let i = last; i < Math.min(last + 3, paragraph.last); i++) {
    if (speechVerbs().has(tokens.folded[i] ?? '')) return true
    if (!isCapital(tokens, i) && !/^(?:he|she|it|they|we|the|my|his|her)$/.test(tokens.folded[i] ?? ''))
      return false
  }
  return false
}

/** "thought Alice", "she thought" beside the marks: in her mind, not aloud. */
function isThought(tokens: Tokens, first: number, last: number, paragraph: Range): boolean {
  const near = [last, last + 1, first - 1, first - 2].filter(
    (i) => i >= paragraph.first && i < paragraph.last,
  )
  return near.some((i) => tokens.folded[i] === 'thought' || tokens.folded[i] === 'think')
}

/** A motto: the whole paragraph in marks, and after it a dash and a name. */
function isEpigraph(tokens: Tokens, first: number, last: number, paragraph: Range): boolean {
  if (first !== paragraph.first || !/^(?:--+|—)$/.test(tokens.folded[last] ?? '')) return false
  if (paragraph.last - last > 8) return false
  for (let i = last + 1; i < paragraph.last; i++) {
    if ((tokens.shape[i] ?? 0) & WORD && !isCapital(tokens, i) && tokens.folded[i] !== 'of') return false
  }
  return true
}

/** All in capitals without a closing mark: a heading or a label. */
function isShouted(tokens: Tokens, first: number, last: number): boolean {
  if (last - first < 4 || '!?,.'.includes(tokens.folded[last - 2] ?? '')) return false
  for (let i = first + 1; i < last - 1; i++) {
    const shape = tokens.shape[i] ?? 0
    if (shape & WORD && !(shape & ALL_CAPS)) return false
  }
  return true
}

function isCapital(tokens: Tokens, i: number): boolean {
  return ((tokens.shape[i] ?? 0) & CAPITAL) > 0
}

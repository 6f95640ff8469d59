import type { Doc } from '../../doc/doc.ts'
import { opensUnit } from '../../doc/tokens.ts'
import { isBinding } from '../../lexicons/function-words.ts'
import { wordSet } from '../../lexicons/words-of.ts'
import { little } from '../../vocabulary/little-words.ts'
import { endsClause, isContentWord, type Repeat, rangeOf, type WordStream } from './word-stream.ts'

/** A phrase is looked for as far back as this many words, and is no longer than so many. */
const PHRASE_REACH = 260
const LONGEST = 12

/** Words that are no part of a phrase when they stand at its end. */
const danglingWords = wordSet(
  little.articles,
  little.joints,
  'of to in at as that with for on his her it was is i he',
)

/** Is a repeated phrase worth a remark: content words, or a position that shows intent? */
function isPhrase(
  doc: Doc,
  { tokens, texts }: WordStream,
  from: number,
  to: number,
  length: number,
): boolean {
  const gap = to - (from + length)
  let telling = 0
  let plain = 0
  for (let k = 0; k < length; k++) {
    const word = texts[to + k] ?? ''
    if (isContentWord(word)) telling++
    else if (!isBinding(word)) plain++
  }
  if (gap <= 1 && gap >= 0) return telling + plain > 0 || length > 2 || gap === 0
  if (telling > 0) return true
  if (plain > 0 && length > 2) return true
  const a = tokens[from] as number
  const b = tokens[to] as number
  if (plain + telling > 0 && opensUnit(doc, a) && opensUnit(doc, b)) return true
  const endsAlike =
    endsClause(doc, tokens[from + length - 1] as number) && endsClause(doc, tokens[to + length - 1] as number)
  return endsAlike && gap <= 12
}

/** Is the word at `at` in the same line of verse, or the same sentence of prose, as the word before it? */
function continuesUnit(doc: Doc, tokens: Int32Array, at: number): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (token === undefined || before === undefined) return false
  const unit = doc.isVerse ? doc.lineOf : doc.sentenceOf
  return unit[token] === unit[before]
}

/** Phrases of two words and more that come again, found by the last position of each pair of words. */
export function findPhrases(doc: Doc, words: WordStream, used: Uint8Array): Repeat[] {
  const { tokens, texts } = words
  const lastPair = new Map<string, number>()
  const found = new Map<string, Repeat>()
  for (let i = 0; i + 1 < texts.length; ) {
    const pair = `${texts[i]} ${texts[i + 1]}`
    const before = lastPair.get(pair)
    lastPair.set(pair, i)
    let length = 0
    if (before !== undefined && i - before <= PHRASE_REACH && continuesUnit(doc, tokens, i + 1)) {
      length = 2
      while (
        length < LONGEST &&
        before + length < i &&
        texts[before + length] === texts[i + length] &&
        continuesUnit(doc, tokens, i + length)
      )
        length++
    }
    if (
      length < 2 ||
      before === undefined ||
      before + length > i ||
      !isPhrase(doc, words, before, i, length)
    ) {
      i++
      continue
    }
    while (length > 1 && danglingWords.has(texts[i + length - 1] ?? '')) length--
    const key = texts.slice(i, i + length).join(' ')
    const repeat = found.get(key) ?? {
      words: texts.slice(i, i + length),
      ranges: [rangeOf(tokens, before, length)],
      close: false,
    }
    repeat.ranges.push(rangeOf(tokens, i, length))
    if (i - (before + length) <= 1 || texts[i] === texts[i + 1]) repeat.close = true
    found.set(key, repeat)
    for (let k = 0; k < length; k++) {
      used[before + k] = 1
      used[i + k] = 1
      if (k > 0 && i + k + 1 < texts.length) lastPair.set(`${texts[i + k]} ${texts[i + k + 1]}`, i + k)
    }
    i += length
  }
  return [...found.values()]
}

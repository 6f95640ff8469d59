import type { Doc } from '../../doc/doc.ts'
import { CAPITAL } from '../../doc/shape.ts'
import { opensUnit } from '../../doc/tokens.ts'
import { wordSet } from '../../lexicons/words-of.ts'
import { little } from '../../vocabulary/little-words.ts'
import { endsClause, isContentWord, type Repeat, rangeOf, type WordStream } from './word-stream.ts'

/** A single word is looked for as far back as this many words. */
const WORD_REACH = 30

/** Words that may come again in one breath with intent though they only bind: "no relief, no benefit". */
const echoWords = wordSet(
  little.nots,
  'nothing so too well more all some every each now how what why half without one such alone still ever once again myself himself herself',
)
const functionWords = wordSet(little.articles, 'of to in and i he she it his her my was is had that s')

/** A word twice running ("down, and down"), or at the same point of neighboring clauses ("well-bred and well-born"). */
function isEcho(doc: Doc, { tokens, texts }: WordStream, before: number, i: number): boolean {
  const word = texts[i] ?? ''
  const gap = i - before
  if (word.length === 1 && word !== 'o') return false
  if (gap === 1) return !functionWords.has(word) || endsClause(doc, tokens[before] as number)
  const between = texts[i - 1] ?? ''
  if (gap === 2 && !functionWords.has(word))
    return ['and', 'or', 'by', 'after', 'upon', 'to', 'on', 'of'].includes(between)
  const joined = between === 'and' || between === 'or' || opensUnit(doc, tokens[i] as number)
  if (gap <= 4 && joined && echoWords.has(word)) return true
  return (
    gap <= 5 &&
    word.length > 3 &&
    endsClause(doc, tokens[before] as number) &&
    endsClause(doc, tokens[i] as number)
  )
}

/** A capital inside a sentence marks a name: that a name comes again says little. */
function isName(doc: Doc, token: number): boolean {
  return ((doc.shape[token] ?? 0) & CAPITAL) !== 0 && !opensUnit(doc, token)
}

/** Single words that come again soon; words already part of a phrase (`used`) are left out. */
export function findEchoes(doc: Doc, words: WordStream, used: Uint8Array): Repeat[] {
  const { tokens, texts } = words
  const last = new Map<string, number>()
  const open = new Map<string, Repeat>()
  const found: Repeat[] = []
  for (let i = 0; i < texts.length; i++) {
    const word = texts[i] ?? ''
    const telling = isContentWord(word)
    const key = telling ? doc.lemma(tokens[i] as number) : word
    const before = last.get(key)
    last.set(key, i)
    if (before === undefined || (used[i] && used[before])) continue
    const echo = isEcho(doc, words, before, i)
    if (!echo && (!telling || i - before > WORD_REACH || isName(doc, tokens[i] as number))) continue
    const known = open.get(key)
    if (known && (known.ranges[known.ranges.length - 1]?.first ?? 0) === tokens[before]) {
      known.ranges.push(rangeOf(tokens, i, 1))
      known.close ||= echo && i - before < 3
      continue
    }
    const ranges = [rangeOf(tokens, before, 1), rangeOf(tokens, i, 1)]
    const repeat = { words: [word], ranges, close: echo && i - before < 3 }
    open.set(key, repeat)
    found.push(repeat)
  }
  return found
}

import { opensUnit } from '../page/places.ts'
import { CAPITAL } from '../page/shape.ts'
import type { Page } from '../page.ts'
import { endsClause, isTelling, type Repeat, rangeOf, type Words } from './word-stream.ts'

/** A single word is looked for as far back as this many words. */
const WORD_REACH = 30

/** Words that may come again in one breath with intent though they only bind: "no relief, no benefit". */
const echoing = new Set([
  'no',
  'not',
  'never',
  'nothing',
  'nor',
  'so',
  'too',
  'well',
  'more',
  'all',
  'some',
  'every',
  'each',
  'now',
  'how',
  'what',
  'why',
  'half',
  'without',
  'one',
  'such',
  'alone',
  'still',
  'ever',
  'once',
  'again',
  'myself',
  'himself',
  'herself',
])
const articles = new Set([
  'a',
  'an',
  'the',
  'of',
  'to',
  'in',
  'and',
  'i',
  'he',
  'she',
  'it',
  'his',
  'her',
  'my',
  'was',
  'is',
  'had',
  'that',
  's',
])

/** A word twice running ("down, and down"), or in the same place of neighboring parts ("well-bred and well-born"). */
function isEcho(page: Page, { tokens, texts }: Words, before: number, i: number): boolean {
  const word = texts[i] ?? ''
  const gap = i - before
  if (word.length === 1 && word !== 'o') return false
  if (gap === 1) return !articles.has(word) || endsClause(page, tokens[before] as number)
  const between = texts[i - 1] ?? ''
  if (gap === 2 && !articles.has(word))
    return ['and', 'or', 'by', 'after', 'upon', 'to', 'on', 'of'].includes(between)
  const joined = between === 'and' || between === 'or' || opensUnit(page, tokens[i] as number)
  if (gap <= 4 && joined && echoing.has(word)) return true
  return (
    gap <= 5 &&
    word.length > 3 &&
    endsClause(page, tokens[before] as number) &&
    endsClause(page, tokens[i] as number)
  )
}

/** A capital inside a sentence marks a name: that a name comes again says little. */
function isName(page: Page, token: number): boolean {
  return ((page.shape[token] ?? 0) & CAPITAL) !== 0 && !opensUnit(page, token)
}

/** Single words that come again soon; words already part of a phrase (`used`) are left out. */
export function findEchoes(page: Page, words: Words, used: Uint8Array): Repeat[] {
  const { tokens, texts } = words
  const last = new Map<string, number>()
  const open = new Map<string, Repeat>()
  const found: Repeat[] = []
  for (let i = 0; i < texts.length; i++) {
    const word = texts[i] ?? ''
    const telling = isTelling(word)
    const key = telling ? page.lemma(tokens[i] as number) : word
    const before = last.get(key)
    last.set(key, i)
    if (before === undefined || (used[i] && used[before])) continue
    const echo = isEcho(page, words, before, i)
    if (!echo && (!telling || i - before > WORD_REACH || isName(page, tokens[i] as number))) continue
    const known = open.get(key)
    if (known && (known.places[known.places.length - 1]?.first ?? 0) === tokens[before]) {
      known.places.push(rangeOf(tokens, i, 1))
      known.close ||= echo && i - before < 3
      continue
    }
    const places = [rangeOf(tokens, before, 1), rangeOf(tokens, i, 1)]
    const repeat = { words: [word], places, close: echo && i - before < 3 }
    open.set(key, repeat)
    found.push(repeat)
  }
  return found
}

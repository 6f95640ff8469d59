import type { Span } from '#close-reading'
import { findAll, flatten, locateIn, parseLocator } from './locators.ts'
import { ENDING } from './quotation-ending.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A student's copy of a text of the library, which quotes that text in the copy's own letters. */
export type StudentCopy = {
  /** The copy itself, as it is read. */
  text: string
  /** The words of a locator, or of part of a quotation, as the copy has them; null where it lacks some of them. */
  quote: QuoteCopy
  /** How many of the words from one locator to another the copy has, 0 to 1. */
  share(from: string, to: string): number
  /** Whether it has the whole text, but for a few words in a row. */
  isWhole: boolean
  /** The words of the text that it has, and those that it lacks, as `tokensOf` gives them. */
  has: ReadonlySet<string>
  lacks: ReadonlySet<string>
  /** Whether it lacks the first words of the text, and the last ones. */
  lacksBeginning: boolean
  lacksEnd: boolean
}

export type QuoteCopy = (locator: string) => string | null

/** How many words the copy may have between two words that are next to each other in the text. */
const MAX_ADDED = 2
/** A copy is read to so many words more than the text has: the time grows with both multiplied. */
const MAX_LONGER = 500
/** More words missing in a row make a copy a part of the text. */
const MAX_MISSING = 5

/** Aligns a copy with the text. Between aligned words, different words match where both sides have equally many. */
export function alignCopy(text: string, copy: string): StudentCopy {
  const textTokens = tokensOf(text)
  const copyTokens = tokensOf(copy).slice(0, textTokens.length + MAX_LONGER)
  const partner = pair(textTokens, copyTokens)
  const flatText = flatten(text)
  const { flat, from } = flatText

  function range({ start, end }: Span): [first: number, last: number] | null {
    const first = textTokens.findIndex((token) => token.end > start)
    const last = textTokens.findLastIndex((token) => token.start < end)
    return first < 0 || last < first ? null : [first, last]
  }

  /** The words of a span in the copy, with the marks after them where the copy has the same ones. */
  function quoteSpan(span: Span, marks: string): string | null {
    const [first, last] = range(span) ?? [-1, -1]
    const partners = partner.slice(first, last + 1)
    if (first < 0 || partners.some((index) => index < 0)) return null
    if (partners.some((index, at) => at > 0 && index - (partners[at - 1] ?? 0) > 1 + MAX_ADDED)) return null
    const start = copyTokens[partners[0] ?? 0]?.start
    const lastEnd = copyTokens[partners.at(-1) ?? 0]?.end ?? 0
    const end = lastEnd + (copy.startsWith(marks, lastEnd) ? marks.length : 0)
    // A line break after a dash gets no stroke, which would read as one more sign.
    return copy.slice(start, end).replace(/([—–-]?)(\s+)/g, (whole, dash: string, blanks: string) => {
      if (!blanks.includes('\n')) return whole
      return dash ? `${dash} ` : ' / '
    })
  }

  const keysWhere = (isInCopy: boolean) =>
    new Set(textTokens.filter((_, at) => (partner[at] ?? -1) >= 0 === isInCopy).map(({ key }) => key))
  const has = keysWhere(true)

  return {
    text: copy,
    isWhole: longestGap(partner) <= MAX_MISSING,
    has,
    lacks: new Set([...keysWhere(false)].filter((key) => !has.has(key))),
    lacksBeginning: partner.slice(0, MAX_MISSING).every((index) => index < 0),
    lacksEnd: partner.slice(-MAX_MISSING).every((index) => index < 0),
    quote(locator) {
      const { words, nth } = parseLocator(locator)
      const whole = findAll(flat, words)
      const found = whole.length > 0 ? whole : findAll(flat, words.replace(ENDING, ''))
      const tried = nth === null ? found : found.slice(nth - 1, nth)
      for (const { start, end } of tried) {
        const marks = ENDING.exec(words)?.[0] ?? ''
        const quoted = quoteSpan({ start: from[start] ?? 0, end: (from[end - 1] ?? 0) + 1 }, marks)
        if (quoted !== null) return quoted
      }
      return null
    },
    share(first, last) {
      const begin = locateIn(flatText, first)
      const end = locateIn(flatText, last)
      const tokens = begin && end ? range({ start: begin.start, end: end.end }) : null
      if (!tokens) return 0
      const partners = partner.slice(tokens[0], tokens[1] + 1)
      return partners.filter((index) => index >= 0).length / partners.length
    },
  }
}

/** How many words in a row the copy lacks at most. */
function longestGap(partner: readonly number[]): number {
  let longest = 0
  let run = 0
  for (const index of partner) {
    run = index < 0 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** The index in the copy of each word of the text, or -1: by the longest common subsequence, then the gaps. */
function pair(textTokens: readonly Token[], copyTokens: readonly Token[]): number[] {
  const isSame = (text: number, copy: number) => textTokens[text]?.key === copyTokens[copy]?.key
  const shorter = Math.min(textTokens.length, copyTokens.length)
  let before = 0
  while (before < shorter && isSame(before, before)) before += 1
  let after = 0
  while (after < shorter - before && isSame(textTokens.length - 1 - after, copyTokens.length - 1 - after))
    after += 1
  const added = copyTokens.length - textTokens.length
  const middle = pairMiddle(
    textTokens.slice(before, textTokens.length - after),
    copyTokens.slice(before, copyTokens.length - after),
  )
  const partner = textTokens.map((_, at) => {
    if (at < before) return at
    if (at >= textTokens.length - after) return at + added
    const index = middle[at - before] ?? -1
    return index < 0 ? -1 : index + before
  })
  fillGaps(partner)
  return partner
}

/** The pairs of words by the longest common subsequence, which takes as much time as both numbers of words multiplied. */
function pairMiddle(textTokens: readonly Token[], copyTokens: readonly Token[]): number[] {
  // The table compares a number for each different word, which is faster than comparing the words.
  const numbers = new Map<string, number>()
  const numberOf = ({ key }: Token) => numbers.get(key) ?? numbers.set(key, numbers.size).size - 1
  const own = Int32Array.from(textTokens, numberOf)
  const theirs = Int32Array.from(copyTokens, numberOf)
  const width = theirs.length + 1
  const table = new Uint16Array((own.length + 1) * width)
  for (let i = own.length - 1; i >= 0; i -= 1)
    for (let j = theirs.length - 1; j >= 0; j -= 1)
      table[i * width + j] =
        own[i] === theirs[j]
          ? (table[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0)
  const partner = new Array<number>(own.length).fill(-1)
  for (let i = 0, j = 0; i < own.length && j < theirs.length; ) {
    if (own[i] === theirs[j]) {
      partner[i] = j
      i += 1
      j += 1
    } else if ((table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0)) i += 1
    else j += 1
  }
  return partner
}

/** Words between two pairs match when both sides have equally many: another spelling, or a typo. */
function fillGaps(partner: number[]): void {
  for (let at = 1; at < partner.length; at += 1) {
    const before = partner[at - 1] ?? -1
    if (before < 0 || (partner[at] ?? -1) >= 0) continue
    const next = partner.findIndex((inCopy, index) => index > at && inCopy >= 0)
    if (next < 0 || (partner[next] ?? 0) - before !== next - at + 1) continue
    for (let index = at; index < next; index += 1) partner[index] = before + 1 + index - at
  }
}

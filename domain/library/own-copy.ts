import { findAll, flatten, locate, readPlace, type Stretch } from './places.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A student's copy of a text of the library: what stands at a place of the text, in the copy's own letters. */
export type OwnCopy = {
  /** The words of a place, or of a quotation's part, as the copy has them; null where the copy lacks some of them. */
  cut(place: string): string | null
  /** The share of the words between two places that the copy has, 0 to 1. */
  share(from: string, to: string): number
}

/** Most words that the copy may have between two words that stand side by side in the text. */
const MOST_ADDED = 2

/** Lays a copy beside the text. Words that differ stand for each other where both sides have the same number. */
export function layBeside(text: string, copy: string): OwnCopy {
  const own = tokensOf(text)
  const theirs = tokensOf(copy)
  const partner = pair(own, theirs)
  const { flat, from } = flatten(text)

  function range({ start, end }: Stretch): [first: number, last: number] | null {
    const first = own.findIndex((token) => token.end > start)
    const last = own.findLastIndex((token) => token.start < end)
    return first < 0 || last < first ? null : [first, last]
  }

  function cutStretch(stretch: Stretch): string | null {
    const [first, last] = range(stretch) ?? [-1, -1]
    const places = partner.slice(first, last + 1)
    if (first < 0 || places.some((place) => place < 0)) return null
    if (places.some((place, at) => at > 0 && place - (places[at - 1] ?? 0) > 1 + MOST_ADDED)) return null
    const start = theirs[places[0] ?? 0]?.start
    const end = theirs[places.at(-1) ?? 0]?.end
    // After a dash the line break stands without its stroke, which would read as one more sign.
    return copy
      .slice(start, end)
      .replace(/([—–-]?)\s*\n\s*/g, (_, dash: string) => (dash ? `${dash} ` : ' / '))
  }

  return {
    cut(place) {
      const { words, nth } = readPlace(place)
      const found = findAll(flat, words)
      const tried = nth === null ? found : found.slice(nth - 1, nth)
      for (const { start, end } of tried) {
        const cut = cutStretch({ start: from[start] ?? 0, end: (from[end - 1] ?? 0) + 1 })
        if (cut !== null) return cut
      }
      return null
    },
    share(first, last) {
      const begin = locate(text, first)
      const end = locate(text, last)
      const tokens = begin && end ? range({ start: begin.start, end: end.end }) : null
      if (!tokens) return 0
      const places = partner.slice(tokens[0], tokens[1] + 1)
      return places.filter((place) => place >= 0).length / places.length
    },
  }
}

/** For each word of the text the number of its word in the copy, or -1: a longest common subsequence, then the gaps. */
function pair(own: readonly Token[], theirs: readonly Token[]): number[] {
  const width = theirs.length + 1
  const table = new Uint16Array((own.length + 1) * width)
  for (let i = own.length - 1; i >= 0; i -= 1)
    for (let j = theirs.length - 1; j >= 0; j -= 1)
      table[i * width + j] =
        own[i]?.key === theirs[j]?.key
          ? (table[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0)
  const partner = new Array<number>(own.length).fill(-1)
  for (let i = 0, j = 0; i < own.length && j < theirs.length; ) {
    if (own[i]?.key === theirs[j]?.key) {
      partner[i] = j
      i += 1
      j += 1
    } else if ((table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0)) i += 1
    else j += 1
  }
  fillGaps(partner)
  return partner
}

/** Words between two pairs stand for each other when there are as many on both sides: another spelling, a typo. */
function fillGaps(partner: number[]): void {
  for (let at = 1; at < partner.length; at += 1) {
    const before = partner[at - 1] ?? -1
    if (before < 0 || (partner[at] ?? -1) >= 0) continue
    const next = partner.findIndex((place, index) => index > at && place >= 0)
    if (next < 0 || (partner[next] ?? 0) - before !== next - at + 1) continue
    for (let index = at; index < next; index += 1) partner[index] = before + 1 + index - at
  }
}

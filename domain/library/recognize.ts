import { showText } from './places.ts'
import type { Reading } from './reading.ts'
import { tokensOf } from './tokens.ts'

/** A text of the library as far as it is needed to name it. */
export type KnownText = Pick<Reading, 'slug' | 'title'>

/**
 * The fingerprints of all groups of three words of the library, each with the numbers of the texts that have it. The
 * server makes it of the readings; a browser unpacks the same from one small file (`pack-index.ts`).
 */
export type LibraryIndex = {
  texts: readonly KnownText[]
  groups: ReadonlyMap<number, readonly number[]>
}

/** What recognizing needs of an index. */
type Known = Pick<LibraryIndex, 'texts'> & { groups: Pick<LibraryIndex['groups'], 'get'> }

const WORDS_IN_GROUP = 3
/** Fewer groups in common may be chance: a phrase that everybody uses, or another group with the same fingerprint. */
const LEAST_GROUPS = 6
/** Of the passage's own groups: a text that quotes a poem is not the poem. */
const LEAST_SHARE = 0.3
/** Most words in a row that are not of the text: a title, a line of the student. More of them need a reader. */
const MOST_OTHER_WORDS = 25
/** A fingerprint has so many bits: few enough to load, enough that chance gives one in some twenty groups. */
export const FINGERPRINT_BITS = 20

export function indexLibrary(readings: readonly (KnownText & Pick<Reading, 'text'>)[]): LibraryIndex {
  const groups = new Map<number, number[]>()
  for (const [number, reading] of readings.entries())
    for (const group of new Set(fingerprintsOf(showText(reading.text).text)))
      groups.set(group, [...(groups.get(group) ?? []), number])
  return { texts: readings.map(({ slug, title }) => ({ slug, title })), groups }
}

/**
 * The text of the library that a passage is or is a part of, in any punctuation, spelling and line breaks and with
 * some words mistyped. Null for every other text. It compares groups of three words, so its work grows with the
 * passage alone.
 */
export function recognize(passage: string, { texts, groups }: Known): KnownText | null {
  const own = fingerprintsOf(passage)
  const different = new Set(own)
  const votes = new Map<number, number>()
  for (const group of different)
    for (const number of groups.get(group) ?? []) votes.set(number, (votes.get(number) ?? 0) + 1)
  const [best] = [...votes].sort((a, b) => b[1] - a[1])
  if (!best || best[1] < LEAST_GROUPS || best[1] < different.size * LEAST_SHARE) return null
  return longestOtherRun(own, best[0], groups) > MOST_OTHER_WORDS ? null : (texts[best[0]] ?? null)
}

/** Most words in a row of the passage that are in no group of the text. */
function longestOtherRun(own: readonly number[], text: number, groups: Known['groups']): number {
  let longest = 0
  let run = 0
  for (const group of own) {
    run = groups.get(group)?.includes(text) ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  return longest
}

/** Of each group of words, in their order. */
function fingerprintsOf(text: string): number[] {
  const words = tokensOf(text).map(({ key }) => key)
  return words
    .slice(WORDS_IN_GROUP - 1)
    .map((_, at) => fingerprint(words.slice(at, at + WORDS_IN_GROUP).join(' ')))
}

/** FNV-1a of 32 bits (isthe.com/chongo/tech/comp/fnv), its upper bits folded into the lower. */
function fingerprint(group: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < group.length; at += 1) hash = Math.imul(hash ^ group.charCodeAt(at), 0x01000193)
  return ((hash >>> FINGERPRINT_BITS) ^ hash) & ((1 << FINGERPRINT_BITS) - 1)
}

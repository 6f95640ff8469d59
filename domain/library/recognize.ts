import { cleanPasted } from '#close-reading'
import type { AnnotatedText } from './annotated-text.ts'
import { withoutItalicMarks } from './locators.ts'
import { tokensOf } from './tokens.ts'

/** What names a text of the library. */
export type KnownText = Pick<AnnotatedText, 'slug' | 'title'>

/**
 * The fingerprints of all groups of three words in the library, each with the indices of the texts that have it. The
 * server makes it from the texts; a browser unpacks it from one small file (`pack-index.ts`).
 */
export type LibraryIndex = {
  texts: readonly KnownText[]
  groups: ReadonlyMap<number, readonly number[]>
}

/** The part of an index that `recognize` needs. */
type Known = Pick<LibraryIndex, 'texts'> & { groups: Pick<LibraryIndex['groups'], 'get'> }

const WORDS_IN_GROUP = 3
/** Fewer groups in common may be chance: a common phrase, or another group with the same fingerprint. */
const MIN_GROUPS = 6
/** As a share of the groups of the passage: a text that quotes a poem is not the poem. */
const MIN_SHARE = 0.3
/** A passage may have so many other words in a row, such as a title or a line of the student. */
const MAX_OTHER_WORDS = 25
/** Few enough for a small file, and enough that only about one group in twenty matches by chance. */
export const FINGERPRINT_BITS = 20

export function indexLibrary(
  annotatedTexts: readonly (KnownText & Pick<AnnotatedText, 'text'>)[],
): LibraryIndex {
  const groups = new Map<number, number[]>()
  for (const [number, annotated] of annotatedTexts.entries())
    for (const group of new Set(fingerprintsOf(withoutItalicMarks(annotated.text).text)))
      groups.set(group, [...(groups.get(group) ?? []), number])
  return { texts: annotatedTexts.map(({ slug, title }) => ({ slug, title })), groups }
}

/**
 * The text of the library that a passage is, or is part of, in any punctuation, spelling and line breaks and with some
 * words mistyped. Null for every other passage. It compares groups of three words, so its time grows with the passage
 * alone.
 */
export function recognize(passage: string, { texts, groups }: Known): KnownText | null {
  const found = fingerprintsOf(cleanPasted(passage).text)
  const different = new Set(found)
  const votes = new Map<number, number>()
  for (const group of different)
    for (const number of groups.get(group) ?? []) votes.set(number, (votes.get(number) ?? 0) + 1)
  const [best] = [...votes].sort((a, b) => b[1] - a[1])
  if (!best || best[1] < MIN_GROUPS || best[1] < different.size * MIN_SHARE) return null
  return longestOtherRun(found, best[0], groups) > MAX_OTHER_WORDS ? null : (texts[best[0]] ?? null)
}

/** The length of the longest run of groups that the text does not have. */
function longestOtherRun(fingerprints: readonly number[], text: number, groups: Known['groups']): number {
  let longest = 0
  let run = 0
  for (const group of fingerprints) {
    run = groups.get(group)?.includes(text) ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  return longest
}

/** The fingerprint of each group of words, in the order of the text. */
function fingerprintsOf(text: string): number[] {
  const words = tokensOf(text).map(({ key }) => key)
  return words
    .slice(WORDS_IN_GROUP - 1)
    .map((_, at) => fingerprint(words.slice(at, at + WORDS_IN_GROUP).join(' ')))
}

/** The 32-bit FNV-1a hash (isthe.com/chongo/tech/comp/fnv), with its upper bits folded into the lower ones. */
function fingerprint(group: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < group.length; at += 1) hash = Math.imul(hash ^ group.charCodeAt(at), 0x01000193)
  return ((hash >>> FINGERPRINT_BITS) ^ hash) & ((1 << FINGERPRINT_BITS) - 1)
}

import { showText } from './places.ts'
import type { Reading } from './reading.ts'
import { tokensOf } from './tokens.ts'

/** Every group of three words of the library, with the numbers of the readings that have it. */
export type LibraryIndex = { readings: readonly Reading[]; groups: ReadonlyMap<string, number[]> }

const WORDS_IN_GROUP = 3
/** Fewer groups in common may be chance: a phrase that everybody uses. */
const LEAST_GROUPS = 6
/** Of the passage's own groups: a text that quotes a poem is not the poem. */
const LEAST_SHARE = 0.3
/** Most words in a row that are not of the text: a title, a line of the student. More of them need a reader. */
const MOST_OTHER_WORDS = 25

export function indexLibrary(readings: readonly Reading[]): LibraryIndex {
  const groups = new Map<string, number[]>()
  for (const [number, reading] of readings.entries())
    for (const group of groupsOf(showText(reading.text).text))
      groups.set(group, [...(groups.get(group) ?? []), number])
  return { readings, groups }
}

/**
 * The reading of a passage that is a text of the library or a part of it, in any punctuation, spelling and line
 * breaks and with some words mistyped. Null for every other text. It compares groups of three words, so its work
 * grows with the passage alone.
 */
export function recognize(passage: string, { readings, groups }: LibraryIndex): Reading | null {
  const own = groupsOf(passage)
  const votes = new Map<number, number>()
  for (const group of own)
    for (const number of groups.get(group) ?? []) votes.set(number, (votes.get(number) ?? 0) + 1)
  const [best] = [...votes].sort((a, b) => b[1] - a[1])
  if (!best || best[1] < LEAST_GROUPS || best[1] < own.size * LEAST_SHARE) return null
  return longestOtherRun(passage, best[0], groups) > MOST_OTHER_WORDS ? null : (readings[best[0]] ?? null)
}

/** Most words in a row of the passage that are in no group of the reading. */
function longestOtherRun(passage: string, reading: number, groups: LibraryIndex['groups']): number {
  let longest = 0
  let run = 0
  for (const group of listGroups(passage)) {
    run = groups.get(group)?.includes(reading) ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  return longest
}

function groupsOf(text: string): Set<string> {
  return new Set(listGroups(text))
}

function listGroups(text: string): string[] {
  const words = tokensOf(text).map(({ key }) => key)
  return words.slice(WORDS_IN_GROUP - 1).map((_, at) => words.slice(at, at + WORDS_IN_GROUP).join(' '))
}

import { compareEnds, type LineEnd, type Strength } from './rhyme-strength.ts'
import { relabel, rhymeTemplates } from './rhyme-templates.ts'

/** A longer stanza is read in parts of this many lines. */
export const MOST_LINES = 60
/** What a scheme must earn beyond its lines: a well-known one, and each line that a free one links. */
const KNOWN_COST = 2
const LINK_COST = 1.8
/** How far apart lines of a free scheme may rhyme. */
const REACH = 5
/** Agreement from which two lines are linked in a free scheme. */
const LINK_FROM = 2.6

/** Every pair of line ends of a stanza, compared: `at(i, j)` for i and j in any order. */
export type Pairs = { lines: number; at(i: number, j: number): Strength }

/** A scheme and what speaks for it. */
export type Scheme = { letters: string; score: number }

export function comparePairs(ends: readonly LineEnd[]): Pairs {
  const table: (Strength | undefined)[] = new Array(ends.length * ends.length)
  return {
    lines: ends.length,
    at(i, j) {
      const low = Math.min(i, j)
      const high = Math.max(i, j)
      const cell = low * ends.length + high
      const found = table[cell] ?? compareEnds(ends[low] as LineEnd, ends[high] as LineEnd)
      table[cell] = found
      return found
    },
  }
}

/** What the pairs say for this lettering: for each letter the mean agreement of its lines, times links. */
export function evidence(pairs: Pairs, letters: string): number {
  let sum = 0
  const groups = new Map<string, number[]>()
  for (let i = 0; i < letters.length; i++) {
    const letter = letters.charAt(i)
    const group = groups.get(letter)
    if (!group) {
      groups.set(letter, [i])
      continue
    }
    group.push(i)
  }
  for (const group of groups.values()) {
    let all = 0
    for (let a = 1; a < group.length; a++) {
      for (let b = 0; b < a; b++) all += pairs.at(group[a] as number, group[b] as number).odds
    }
    if (group.length > 1) sum += (all * 2) / group.length
  }
  return sum
}

/** Link each line to the best of the lines shortly before it. */
export function freeScheme(pairs: Pairs): Scheme {
  const groups: number[] = []
  let links = 0
  for (let i = 0; i < pairs.lines; i++) {
    let best = -1
    let odds = LINK_FROM
    for (let j = Math.max(0, i - REACH); j < i; j++) {
      const found = pairs.at(i, j).odds
      if (found >= odds) {
        best = j
        odds = found
      }
    }
    if (best >= 0) links++
    groups.push(best < 0 ? i : (groups[best] as number))
  }
  const letters = relabel(groups)
  return { letters, score: evidence(pairs, letters) - links * LINK_COST - (links > 0 ? KNOWN_COST : 0) }
}

/** Every scheme worth trying for a stanza: the well-known ones of its length, the free one, and none at all. */
export function candidates(pairs: Pairs): Scheme[] {
  const found = rhymeTemplates(pairs.lines).map((letters) => ({
    letters,
    score: evidence(pairs, letters) - KNOWN_COST,
  }))
  found.push(freeScheme(pairs), unrhymed(pairs.lines))
  return found
}

function unrhymed(lines: number): Scheme {
  return { letters: relabel(Array.from({ length: lines }, (_, i) => i)), score: 0 }
}

export function bestScheme(schemes: readonly Scheme[]): Scheme {
  return schemes.reduce((best, scheme) => (scheme.score > best.score ? scheme : best))
}

/**
 * One scheme for all the stanzas of a poem that have the same number of lines, where their rhymes allow it:
 * the scheme with the highest sum of scores. A stanza that speaks clearly against it keeps its own.
 * @param stanzas the compared line ends of each stanza, in order
 * @returns the letters of each stanza, letters starting anew in each
 */
export function schemesOfPoem(stanzas: readonly Pairs[]): string[] {
  const own = stanzas.map((pairs) => bestScheme(candidates(pairs)))
  const byLines = new Map<number, number[]>()
  for (const [i, { lines }] of stanzas.entries()) {
    const members = byLines.get(lines)
    if (members) members.push(i)
    else byLines.set(lines, [i])
  }
  for (const members of byLines.values()) {
    if (members.length > 1) shareScheme(stanzas, own, members)
  }
  return own.map((scheme) => scheme.letters)
}

/** How much better its own scheme must be for a stanza to keep it. */
const AGAINST = 3.5

function shareScheme(stanzas: readonly Pairs[], own: Scheme[], members: readonly number[]): void {
  const lines = (stanzas[members[0] as number] as Pairs).lines
  const tried = new Set(rhymeTemplates(lines))
  for (const i of members.slice(0, 40)) tried.add((own[i] as Scheme).letters)
  let best = { letters: '', score: Number.NEGATIVE_INFINITY }
  for (const letters of tried) {
    let score = 0
    for (const i of members) score += evidence(stanzas[i] as Pairs, letters)
    if (score > best.score) best = { letters, score }
  }
  for (const i of members) {
    const score = evidence(stanzas[i] as Pairs, best.letters) - KNOWN_COST
    const alone = own[i] as Scheme
    if (score > 0 && score > alone.score - AGAINST) own[i] = { letters: best.letters, score }
  }
}

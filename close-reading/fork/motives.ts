import { buildDoc } from '../doc.ts'
import rows from '../knowledge/motives.json' with { type: 'json' }
import { personNouns } from '../scene/person-nouns.ts'
import { signsMade } from '../understand/line-signs.ts'
import { momentsAbout } from '../understand/moments-about.ts'
import { buildPatterns, type Patterns, rowsFound } from '../understand/patterns.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import type { ForkReading } from './fork.ts'
import type { ForkSource } from './readings.ts'

let patterns: Patterns | undefined

/** How much speaks for a motive: what is done, by the words of the question, and each sign near the person. */
const WEIGHTS = { act: 0.8, sign: 0.35 }

/** As many motives as are wanted that what is asked about can come from, in the order of the table. */
export function motivesFor({ scene, query, moments }: ForkSource, most: number): ForkReading[] {
  const acts = motivesAsked(query.asked)
  const person = query.people[0] ?? -1
  const near = person < 0 ? moments : momentsAbout(scene, moments, person)
  const signs = new Set(near.flatMap((one) => signsMade(scene, one).map(({ name }) => name)))
  const weights = rows.map(
    ({ id, prior, signs: own }) =>
      prior +
      (acts.includes(id) ? WEIGHTS.act : 0) +
      WEIGHTS.sign * own.filter((name) => signs.has(name)).length,
  )
  const least = [...weights].sort((a, b) => b - a)[most - 1] ?? 0
  return rows
    .filter((_, at) => (weights[at] as number) >= least)
    .slice(0, most)
    .map(({ id, wants, test }) => ({
      id: `motive-${id}`,
      claim: fill(wording.motive, { what: wants }),
      test,
    }))
}

/** The ids of the motives that often stand behind what a question says is done. */
export function motivesAsked(asked: string): string[] {
  patterns ??= buildPatterns(rows.map(({ acts }) => acts))
  const doc = buildDoc(asked, 'fiction')
  return rowsFound(patterns, doc, 0, doc.count).map((row) => (rows[row] as (typeof rows)[number]).id)
}

const PRONOUN = /^(?:he|she|they|i|we|him|her|them|narrator|speaker|writer|author|poet)$/u

/** Whether a question is about somebody: nothing else has motives. */
export function asksOfPerson({ query }: ForkSource): boolean {
  if (query.people.length > 0 || query.missing !== null) return true
  const doc = buildDoc(query.asked, 'fiction')
  return doc.folded.some((word) => PRONOUN.test(word) || personNouns().has(word))
}

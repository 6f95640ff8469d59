import { kinds } from '../choices/kinds.ts'
import { buildDoc } from '../doc/doc.ts'
import rows from '../knowledge/motives.json' with { type: 'json' }
import type { ForkReading } from '../phrasing/interpretation.ts'
import { personNouns } from '../scene/person-nouns.ts'
import { buildPatterns, type Patterns, rowsFound } from '../understand/patterns.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import type { ForkSource } from './readings.ts'

let patterns: Patterns | undefined

/** How much the words of the question for what is done speak for a motive. */
const WEIGHT_OF_ACT = 0.8

/**
 * As many motives as are wanted that what is asked about can come from, in the order of the table. They follow from the
 * question alone.
 */
export function motivesFor(asked: string, most: number): ForkReading[] {
  const acts = motivesAsked(asked)
  const weights = rows.map(({ id, prior }) => prior + (acts.includes(id) ? WEIGHT_OF_ACT : 0))
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

const PRONOUN = /^(?:he|she|i|we|him|her|narrator|speaker|writer|author|poet)$/u
/** Animals have no motives where facts are told. */
const ANIMAL =
  /^(?:penguin|parrot|hamster|goat|sheep|cow|pig|turtle|squirrel|robot|dragon|puppy|dog|cat|bird|horse|wolf|fox|bear|bee|ant)(?:s|es)?$|^(?:puppies|wolves)$/u

/** Whether a question is about somebody: nothing else has motives. */
export function asksOfPerson({ query, scene }: ForkSource): boolean {
  const isOfFacts = kinds[scene.doc.kind].isFactual
  const name = scene.cast.people[query.people[0] ?? -1]?.name.split(' ').at(-1) ?? query.missing
  if (name !== null) return !(isOfFacts && ANIMAL.test(name.toLowerCase()))
  const doc = buildDoc(query.asked, 'fiction')
  return doc.folded.some(
    (word) =>
      PRONOUN.test(word) ||
      (word === 'they' && !isOfFacts) ||
      (personNouns().has(word) && !(isOfFacts && ANIMAL.test(word))),
  )
}

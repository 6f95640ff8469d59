import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { aboutText } from './fixed-readings.ts'
import type { ForkSource, Readings } from './readings.ts'

const MOST_PEOPLE = 3

/** Everybody whom the passage names, those that it names most; null where it names nobody. */
export function readWho({ scene, query }: ForkSource): Readings | null {
  const claims = scene.cast.people
    .map((one, number) => ({ one, number }))
    .filter(({ number }) => !query.people.includes(number))
    .sort((a, b) => b.one.mentions.length - a.one.mentions.length)
    .slice(0, MOST_PEOPLE)
    .map(({ one: { name }, number }) => ({
      id: `who-${number}`,
      claim: fill(wording.who.claim, { name }),
      test: fill(wording.who.test, { name }),
    }))
  return claims.length > 0
    ? { kind: 'truth', claims: [...claims, ...aboutText(['unnamed'])], some: 'truth' }
    : null
}

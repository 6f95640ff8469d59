import { byGrade } from '../explanation/phrasing.ts'
import rows from '../knowledge/feeling-readings.json' with { type: 'json' }
import type { Query } from '../question/understand-question.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { aboutPerson } from './fixed-readings.ts'
import type { ForkReading } from './fork.ts'
import type { PersonNamed } from './person-named.ts'
import type { ForkSource, Readings } from './readings.ts'

/** Feelings near each other: the names that they stand for, and how to try whether somebody feels so. */
type FeelingRow = {
  id: string
  /** The words of a reading that is always offered; a row without them is there for what a question guesses. */
  words?: { elementary: string; high: string }
  /** Pleasant (1) or not (-1). */
  side: number
  names: string
  test: string
}

const table = rows as readonly FeelingRow[]
let byName: ReadonlyMap<string, FeelingRow> | undefined

/** The row that a feeling word belongs to. */
function rowOf(word: string): FeelingRow | undefined {
  byName ??= new Map(table.flatMap((row) => row.names.split(' ').map((name) => [name, row] as const)))
  return byName.get(word)
}

/**
 * Four readings that lie far from each other, so that together they hold nearly every feeling. They follow from the question
 * alone: no weak sign of the text pushes one of them.
 */
export function readFeeling({ source, query }: ForkSource, person: PersonNamed): Readings {
  const guess = query.yesNo ? guessed(query) : null
  const claims = table.flatMap((row) =>
    row.words ? [claimOf(row, byGrade(source.grade, row.words), person)] : [],
  )
  return { kind: 'feeling', claims: guess ? withGuess(guess, claims, person) : claims, some: 'feeling' }
}

/** The feeling that a question guesses: "is she jealous?" */
function guessed({ asked }: Query): string | null {
  return asked.split(/[^\p{L}-]+/u).find((word) => rowOf(word)) ?? null
}

/** What nobody does on purpose. */
const OUTBREAK =
  /\b(?:cry|crying|cries|cried|sob|sobbing|weep|weeping|blush|blushing|tremble|trembling|shiver|shivering)\b/u
const ON_PURPOSE =
  /\b(?:say|says|said|tell|tells|told|pretend|pretends|pretended|act|acts|hide|hides|make|made)\b/u
const AFTER_FEELING =
  /^(?:about|at|with|when|that|because|in|after|of|to|by|for|on|during|now|here|again|then)?$/u

/** "Why is Ana mad?": a feeling has a cause and no aim. "Why did Ana help the sad boy?" asks about an act. */
export function asksCauseOfFeeling({ asked }: Query): boolean {
  // What comes after the question mark is what the student thinks.
  const [question = ''] = asked.split('?')
  if (ON_PURPOSE.test(question)) return false
  const words = question.split(/[^\p{L}-]+/u)
  return (
    OUTBREAK.test(question) ||
    words.some((word, at) => rowOf(word) && AFTER_FEELING.test(words[at + 1] ?? ''))
  )
}

/** The guess, the same as mere show, something else on its side, and the other side. */
function withGuess(guess: string, claims: readonly ForkReading[], person: PersonNamed): ForkReading[] {
  const own = rowOf(guess) as FeelingRow
  const isUnpleasant = own.side < 0
  const others = isUnpleasant
    ? 'feels-glad'
    : own.side > 0
      ? 'feels-nervous feels-sad'
      : 'feels-glad feels-nervous'
  return [
    claimOf(own, guess, person),
    ...aboutPerson(isUnpleasant ? ['acted', 'otherwise'] : ['acted'], person, guess),
    ...claims.filter(({ id }) => others.split(' ').includes(id)),
  ]
}

function claimOf({ id, test }: FeelingRow, words: string, person: PersonNamed): ForkReading {
  const claim = fill(wording.feeling[person.number], { name: person.opening, words })
  return { id: `feels-${id}`, claim, test }
}

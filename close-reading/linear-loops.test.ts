import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StepCounter } from '#tests/count-steps'
import { isNightly } from '#tests/nightly'
import { kindsOfText } from './choices/kinds.ts'
import type * as Engine from './index.ts'
import type { Kind } from './index.ts'

// The counter must begin before the engine is loaded, so the engine is imported later.
let counter: StepCounter
let engine: typeof Engine
let lists: string[][]

const SMALL = 1000
const LARGE = 4000
const STEEPEST = 1.1
/** Pairs of passages for each shape, kind and sort of repetition: 456 passages to explain by day, over 4,000 by night. */
const SEEDS = isNightly ? 9 : 1

beforeAll(async () => {
  counter = new StepCounter()
  engine = await import('./index.ts')
  lists = await wordLists()
})
afterAll(() => counter.end())

/** The engine's own words, list by list: what it looks at longest. */
async function wordLists(): Promise<string[][]> {
  const { feelingWords } = await import('./vocabulary/feeling-words.ts')
  const { default: grammar } = await import('./lexicons/feeling-grammar.json')
  const { default: names } = await import('./lexicons/name-grammar.json')
  const { default: people } = await import('./lexicons/people.json')
  const { speechVerbs } = await import('./lexicons/speech-verbs.ts')
  const { default: phrases } = await import('./lexicons/feeling-phrases.json')
  const { wordsOf } = await import('./lexicons/words-of.ts')
  const lists = [...Object.values(grammar), ...Object.values(names)].filter((one) => typeof one !== 'string')
  return [
    [...feelingWords().keys()],
    [...speechVerbs().values()].map(({ past }) => past),
    phrases.clusters.flatMap((cluster) => cluster.phrases.map((phrase) => phrase.replace('@', 'her'))),
    ...lists.map(({ words }) => wordsOf(words)),
    Object.values(people.nouns).flatMap(wordsOf),
    Object.values(people.names).flatMap(wordsOf),
  ]
}

/** Shapes that a hostile writer would repeat; A, B and C are words of the lists, N a name. */
const shapes = [
  'A ',
  'A\n',
  'A\n\n',
  'A, ',
  'A. ',
  'A! ',
  'A? ',
  'A and ',
  'A-',
  'A B ',
  'A B C ',
  'A, B and ',
  'A; ',
  '“A” ',
  '"A" ',
  '“‘A “',
  '“A,” said N. ',
  'N: A\n',
  'n: i am A\nm: B\n',
  'N A B. ',
  'N was A and ',
  'she was A. ',
  'her A ',
  'the A B ',
  'not A ',
  'very A ',
  'as A as B ',
  'A like a B ',
  'N and ',
  'A’s B ',
  'with A, ',
  'made N A ',
  'he A B, she ',
  'Is N A? ',
  'A -- ',
  '(A ',
  'who A ',
  'if A ',
] as const

/** A number from 0 to 1 for each turn, the same every time. */
function* turns(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state / 2 ** 32
  }
}

function pick<T>(from: readonly T[], turn: Iterator<number>): T {
  return from[Math.floor((turn.next().value as number) * from.length)] as T
}

/** A new name out of the number: "Bacodu". */
function nameOf(number: number): string {
  let name = ''
  for (let rest = number + 40; rest > 0; rest = Math.floor(rest / 5))
    name += 'bdgmr'[rest % 5] + ('aeiou'[rest % 5] ?? '')
  return name[0]?.toUpperCase() + name.slice(1)
}

/** A passage of one shape again and again: each time the same words, or each time others. */
function hostilePassage(shape: string, changes: boolean, seed: number, length: number): string {
  const turn = turns(seed)
  const words = pick(lists, turn)
  const fixed = [pick(words, turn), pick(pick(lists, turn), turn), pick(words, turn)]
  let text = ''
  for (let i = 0; text.length < length; i++) {
    const [a, b, c] = changes ? [pick(words, turn), pick(words, turn), pick(words, turn)] : fixed
    const name = nameOf(changes ? i : 0)
    text += shape.replace(
      /[ABCNnm](?![a-z])/gu,
      (letter) => ({ A: a, B: b, C: c, N: name, n: name.toLowerCase(), m: 'leo' })[letter] ?? letter,
    )
  }
  return text.slice(0, length)
}

type Write = (passage: string, contentType: Kind) => void

const question = { gradeLevel: 'middle', question: 'How does Bama feel?' } as const
const explain: Write = (passage, contentType) => {
  engine.writeExplanation({ ...question, contentType, passage })
}
const followUp: Write = (passage, contentType) => {
  engine.writeFollowUp({ ...question, contentType, passage, history: [] })
}

type Passages = { shape: string; kind: Kind; changes: boolean; seed: number }

/** How the steps grow with the length: 1 where twice the text takes twice the steps, 2 where it takes four times. */
function growth(write: Write, { shape, kind, changes, seed }: Passages): number {
  const [few, many] = [SMALL, LARGE].map((length) => {
    const passage = hostilePassage(shape, changes, seed, length)
    return counter.steps(() => write(passage, kind))
  })
  return Math.log((many as number) / (few as number)) / Math.log(LARGE / SMALL)
}

function expectLinear(write: Write, pairs: Passages[]): void {
  const steep = pairs
    .map((pair) => ({ ...pair, exponent: growth(write, pair) }))
    .filter(({ exponent }) => exponent > STEEPEST)
  expect(steep).toEqual([])
}

const seeds = Array.from({ length: SEEDS }, (_, i) => i + 1)
const pairsOf = (shape: string): Passages[] =>
  kindsOfText.flatMap((kind) =>
    [false, true].flatMap((changes) => seeds.map((seed) => ({ shape, kind, changes, seed }))),
  )

describe('steps of reading and explaining a hostile passage', () => {
  it.each(shapes)('grow no faster than the text: %j', { timeout: 300_000 }, (shape) => {
    expectLinear(explain, pairsOf(shape))
  })

  // A follow-up reads the passage as an explanation does; only the writing after it is another.
  it('grow no faster than the text for a follow-up', { timeout: 300_000 }, () => {
    expectLinear(
      followUp,
      shapes.flatMap((shape, i) => pairsOf(shape).filter((_, j, all) => j === i % all.length)),
    )
  })

  it('are seen to grow when they do: the count itself works', () => {
    const pairs = (length: number) => {
      const { findings } = engine.readClosely('she was sad. '.repeat(length), 'fiction')
      return counter.steps(() => {
        for (const _ of findings) engine.buildDoc('a '.repeat(length), 'fiction')
      })
    }
    expect(Math.log2(pairs(400) / pairs(200))).toBeGreaterThan(1.7)
  })
})

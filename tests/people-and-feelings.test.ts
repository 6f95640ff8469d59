import { describe, expect, it } from 'vitest'
import { interpret } from '#close-reading'
import { feelings, frames, names, questions, relations } from './understanding/people-and-feelings.fixture.ts'

/** How many frames each name gets, and each person known by relation. */
const FRAMES = { names: 6, relations: 16 }

type Answered = {
  asked: string
  short: string
  own: string | null
  isDenied: boolean
  others: string[]
  step3: string
}

/** What is answered of each person, in frames that go round, with feelings that go round. */
function answerAll(people: readonly string[], other: string, each: number): Answered[] {
  let turn = 0
  return people.flatMap((who) =>
    Array.from({ length: each }, (): Answered => {
      const frame = frames[turn % frames.length] as (typeof frames)[number]
      const feeling = (step: number) => feelings[(turn + step) % feelings.length] as string
      const [x, y, z] = [feeling(0), feeling(3), feeling(7)]
      const ask = questions[turn % questions.length] as (who: string) => string
      turn += 1
      const passage = frame.write(who, other, x, y, z)
      const said = interpret({ gradeLevel: 'middle', contentType: 'fiction', question: ask(who), passage })
      return {
        asked: `${ask(who)} ${passage}`,
        short: said?.short.text ?? '',
        own: frame.states === null ? null : x,
        isDenied: frame.states === 'not x',
        others: [y, z],
        step3: said?.feelings.map(({ sentence }) => sentence).join(' ') ?? '',
      }
    }),
  )
}

function has(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`, 'u').test(text)
}

describe.each([
  ['names', names, 'Theo', FRAMES.names],
  ['names beside a name that is a word', names.filter((name) => name !== 'Hope'), 'Hope', FRAMES.names],
  ['people known by relation', relations, 'Theo', FRAMES.relations],
  ['people known by relation beside others', relations, 'Theo’s aunt', FRAMES.relations],
] as const)('%s', (_, people, other, each) => {
  const answered = answerAll(people, other, each)

  it('never get the feeling of another', () => {
    const wrong = answered.filter(({ short, others }) => others.some((word) => has(short, word)))
    expect(wrong.map(({ asked, short }) => `${asked} -> ${short}`)).toEqual([])
  })

  it('get their own where the text states it', () => {
    const stated = answered.filter(({ own }) => own !== null)
    const right = stated.filter(({ short, own }) => has(short, own as string))
    expect(right.length / stated.length).toBeGreaterThan(0.97)
  })

  it('do not feel what the text denies', () => {
    const denied = answered.filter(({ isDenied }) => isDenied)
    const wrong = denied.filter(
      ({ short, own, step3 }) =>
        new RegExp(`feels? ${own}`, 'u').test(short.replace(/not feel /gu, '')) || has(step3, own as string),
    )
    expect(wrong.map(({ asked, short }) => `${asked} -> ${short}`)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { readLibrary } from '#server/library/readings/readings'
import { SAME } from './answer-question.ts'
import { closestQuestion } from './closest-question.ts'
import { placesOf } from './text-places.ts'

const readings = readLibrary()

function met(slug: string, asked: string): string[] {
  const reading = readings.find((one) => one.slug === slug)
  if (!reading) throw new Error(`There is no reading ${slug}.`)
  const found = closestQuestion(asked.toLowerCase(), { reading, places: placesOf(reading) })
  return found && found.chance >= SAME ? found.question.ask : []
}

describe('a question in other words', () => {
  it.each([
    [
      'a-text-with-a-period',
      'What evidence does Katerina use to prove her point?',
      'What evidence does Katerina give?',
    ],
    [
      'little-women-jos-hair',
      'Why does Mrs. March put the note in the fire?',
      'Why does Mrs. March burn the note?',
    ],
  ])('finds the written one: %s, %s', (slug, asked, written) => {
    expect(met(slug, asked)).toContain(written)
  })

  it('is not one about another person', () => {
    expect(met('an-eye-on-the-soup', 'How does Ravi feel when his father comes running in?')).toEqual([])
  })
})

/** One wording in so many, each asked of its reading without it. */
const EVERY = 60

it('finds a wording of the library that is held out seldom wrongly, and often', () => {
  const found = { right: 0, wrong: 0, none: 0 }
  const all = readings.flatMap((reading) =>
    reading.questions.flatMap((question) =>
      question.ask.length > 1 ? question.ask.map((wording) => ({ reading, question, wording })) : [],
    ),
  )
  for (const { reading, question, wording } of all.filter((_, at) => at % EVERY === 0)) {
    const held = { ...question, ask: question.ask.filter((one) => one !== wording) }
    const questions = reading.questions.map((one) => (one === question ? held : one))
    const source = { reading: { ...reading, questions }, places: placesOf(reading) }
    const best = closestQuestion(wording.toLowerCase(), source)
    if (!best || best.chance < SAME) found.none += 1
    else if (best.question === held) found.right += 1
    else found.wrong += 1
  }
  const asked = found.right + found.wrong + found.none
  expect(asked).toBeGreaterThan(300)
  expect(found.right / asked).toBeGreaterThan(0.25)
  expect(found.wrong / asked).toBeLessThan(0.12)
})

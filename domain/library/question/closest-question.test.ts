import { describe, expect, it } from 'vitest'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { SAME } from '../answer/answer-question.ts'
import { closestQuestion } from './closest-question.ts'

const annotatedTexts = readAnnotatedTexts()

function met(slug: string, asked: string): string[] {
  const annotated = annotatedTexts.find((one) => one.slug === slug)
  if (!annotated) throw new Error(`There is no text ${slug}.`)
  const found = closestQuestion(asked.toLowerCase(), annotated)
  return found && found.chance >= SAME ? found.question.ask.map(({ words }) => words) : []
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

  it('is not taken for one about another person', () => {
    expect(met('an-eye-on-the-soup', 'How does the father feel when Ravi watches the pot?')).not.toContain(
      'how does ravi feel',
    )
  })
})

/** One wording in so many is asked about its text, without that wording. */
const EVERY = 180

it('finds a held-out wording of the library often, and seldom takes it for another question', () => {
  const found = { right: 0, wrong: 0, none: 0 }
  const all = annotatedTexts.flatMap((annotated) =>
    annotated.questions.flatMap((question) =>
      question.ask.length > 1 ? question.ask.map((wording) => ({ annotated, question, wording })) : [],
    ),
  )
  for (const { annotated, question, wording } of all.filter((_, at) => at % EVERY === 0)) {
    const held = { ...question, ask: question.ask.filter((one) => one !== wording) }
    const questions = annotated.questions.map((one) => (one === question ? held : one))
    const best = closestQuestion(wording.words.toLowerCase(), { ...annotated, questions })
    if (!best || best.chance < SAME) found.none += 1
    else if (best.question === held) found.right += 1
    else found.wrong += 1
  }
  const asked = found.right + found.wrong + found.none
  expect(asked).toBeGreaterThan(100)
  expect(found.right / asked).toBeGreaterThan(0.25)
  expect(found.wrong / asked).toBeLessThan(0.12)
})

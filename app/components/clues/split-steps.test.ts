import { expect, test } from 'vitest'
import { stepToOpen } from '#domain/step-to-open'
import { splitSteps } from './split-steps.ts'

const answer = ['One', 'Two', 'Three', 'Four', 'Five']
  .map((name, at) => `## ${at + 1}. ${name}\n\nText of ${name}.\n\n`)
  .join('')

test('five steps are cut apart, each with its place in the answer', () => {
  const steps = splitSteps(answer, 7)
  expect(steps?.map(({ heading }) => heading)).toEqual(['1. One', '2. Two', '3. Three', '4. Four', '5. Five'])
  for (const { body, bodyStart } of steps ?? [])
    expect(answer.slice(bodyStart - 7, bodyStart - 7 + body.length)).toBe(body)
})

test('an answer in another shape is not cut', () => {
  expect(splitSteps('Just a sentence.', 0)).toBeNull()
  expect(splitSteps(`Before.\n\n${answer}`, 0)).toBeNull()
})

test.each([
  ['How does Maya feel?', 3],
  ['What does the rose mean?', 4],
  ['What happens in this scene?', 1],
  ['How can I find the tone myself?', 5],
] as const)('%s opens step %i', (question, step) => {
  expect(stepToOpen(question)).toBe(step)
})

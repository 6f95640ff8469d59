import { expect, it } from 'vitest'
import { interpret } from '../index.ts'

function answer(question: string, passage: string) {
  return interpret({ gradeLevel: 'middle', contentType: 'fiction', question, passage })?.short.text
}

it.each([
  [
    'Why did Mia hide the letter?',
    'Mia hid the letter so that her mother would not worry.',
    'so that her mother would not worry',
  ],
  [
    'Why did Omar run to the station?',
    'Omar ran to the station to catch the last train.',
    'to catch the last train',
  ],
  ['Why did Omar stay home?', 'It was raining hard, so Omar stayed home. He read.', 'It was raining hard'],
  [
    'Why did Ana close the window?',
    'Since the wind was cold, Ana closed the window.',
    'Since the wind was cold',
  ],
  [
    'Why did Ana close the window?',
    'Ana closed the window in order to keep the cat in.',
    'in order to keep the cat in',
  ],
  ['Why did the fox leave?', 'The fox was tired. That is why the fox left.', 'The fox was tired'],
  ['Why did they whisper?', 'They whispered because of the baby.', 'because of the baby'],
  [
    'Why is Theo proud?',
    'Lily was furious because Theo had lied. Theo was proud because he had won.',
    'because he had won',
  ],
])('%s gets the reason of %j', (question, passage, reason) => {
  expect(answer(question, passage)).toBe(`The text gives the reason: "${reason}".`)
})

it('a thing that somebody did not want may be the reason', () => {
  const passage = 'Mia hid the letter under the bed. “I didn’t want you to be sad,” Mia told her mother.'
  expect(answer('why did mia hide the letter', passage)).toBe(
    'This may be the reason: "I didn’t want you to be sad".',
  )
})

it.each([
  'Ben cried. The kite had gone over the roof. His sister patted his back.',
  'Ben cried. He had been ill since the party.',
])('no reason is made up for %j', (passage) => {
  expect(answer('Why did Ben cry?', passage)).not.toContain('gives the reason')
})

it('a missing reason is said only where no line may give it', () => {
  expect(answer('Why did Ben cry?', 'Ben cried. The kite had gone over the roof.')).toContain(
    'We did not find the reason.',
  )
  expect(
    answer('Why did Ben smile?', 'Ben smiled. It was so warm. He ran to the lake to swim.'),
  ).not.toContain('We did not find the reason.')
})

import { expect, it } from 'vitest'
import { interpret } from '../index.ts'

function answer(question: string, passage: string) {
  return interpret({ gradeLevel: 'middle', contentType: 'fiction', question, passage })
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
    'Why do none of the bees freeze?',
    'They form a ball. Because the bees take turns outside, none of them freezes.',
    'Because the bees take turns outside',
  ],
  [
    'Why is Theo proud?',
    'Lily was furious because Theo had lied. Theo was proud because he had won.',
    'because he had won',
  ],
])('%s gets the reason of %j', (question, passage, reason) => {
  expect(answer(question, passage)?.short.text).toMatch(
    /^The text gives the reason: "[^"]+" \(sentence \d\)\.$/u,
  )
  expect(answer(question, passage)?.short.text).toContain(`"${reason}"`)
  expect(answer(question, passage)?.fork).toBeNull()
})

it.each([
  ['Ben cried. The kite had gone over the roof. His sister patted his back.', 'Ben cried'],
  ['Ben cried. He had been ill since the party.', 'Ben cried'],
  [
    'Mia hid the letter under the bed. “I didn’t want you to be sad,” Mia told her mother.',
    'Mia hid the letter',
  ],
])('no reason is made up for %j', (passage, act) => {
  const said = answer(`Why did ${act.replace('cried', 'cry').replace('hid', 'hide')}?`, passage)
  expect(said?.short.text).not.toContain('gives the reason')
  expect(said?.fork?.kind).toBe('reason')
})

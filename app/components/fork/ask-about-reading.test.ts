import { expect, test } from 'vitest'
import { priyasReading } from '../../component-page/priya.fixture.ts'
import { askAboutReading } from './ask-about-reading.ts'

const whole =
  'My reading is: She means it as she says it. For it I have “You remembered that I like them”, “Can we start it tonight?”. Against it I have “the same one that stood finished on her shelf”. What do you think of it?'

test('a follow-up question has the claim and its lines', () => {
  expect(askAboutReading(priyasReading, 1_000)).toBe(whole)
})

test('where there is no room for all lines, the claim stays', () => {
  expect(askAboutReading(priyasReading, 200)).toMatch(
    /^My reading is: .* For it .* What do you think of it\?$/,
  )
  expect(askAboutReading(priyasReading, 100)).toBe(
    'My reading is: She means it as she says it. What do you think of it?',
  )
})

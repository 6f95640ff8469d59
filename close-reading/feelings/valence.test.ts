import { expect, test } from 'vitest'
import { buildDoc } from '#close-reading'
import { ekmanFamiliesOf } from './emotion-model.ts'
import { feelingLineOf } from './feeling-line.ts'
import { valenceOf, verseClassOf } from './valence.ts'

const valence = (text: string) => valenceOf(buildDoc(text, 'fiction'))
const step = (text: string) => feelingLineOf(buildDoc(text, 'fiction'))[0]?.valence ?? 0

test('"This is a great disappointment" is not pleasant', () => {
  expect(valence('This is a great disappointment')).toBeLessThan(3)
  expect(step('This is a great disappointment')).toBeLessThan(0)
})

test('"I hate you!" is not happier than "I hate you"', () => {
  expect(valence('I hate you!')).toBeLessThanOrEqual(valence('I hate you'))
  expect(step('I hate you!')).toBeLessThanOrEqual(step('I hate you'))
  expect(ekmanFamiliesOf(buildDoc('I hate you!', 'nonfiction'))).not.toContain('joy')
})

test('A denied pleasant word is less pleasant than the word', () => {
  expect(valence('She was not happy that day.')).toBeLessThan(valence('She was happy that day.'))
})

test('A plain technical sentence is not strongly unpleasant', () => {
  expect(step('The valve opens when the pressure in the tank reaches the limit.')).toBeGreaterThan(-0.35)
})

test.each([
  ['their country free and joyous--', 'positive'],
  ['and sorrowful to-day, thy children set', 'negative'],
  ['there is nothing to hope for, I am weary,', 'negative'],
])('%s is %s verse', (line, label) => {
  expect(verseClassOf(buildDoc(line, 'poetry'))).toBe(label)
})

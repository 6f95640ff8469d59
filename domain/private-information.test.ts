import { expect, test } from 'vitest'
import { hasPrivateInformation, passageHasPrivateInformation } from './private-information.ts'

test('finds email addresses, phone numbers and street addresses', () => {
  for (const text of [
    'Write to ana.b@example.org please',
    'My number is 706-555-0143.',
    'Call (706) 555-0143 or +1 706 555 0143',
    'I live at 14 Oak Hill Road.',
    'I live at 14B Oak Hill Road.',
    'We are at 1200 N Main St, Augusta',
  ])
    expect(hasPrivateInformation(text), text).toBe(true)
})

test('ignores questions about a text', () => {
  for (const text of [
    'How does the speaker feel in lines 1 to 4?',
    'What happens in 1984 on page 120?',
    'Why does he say "In 1776 we" in paragraph 3?',
    'The score was 100 200 3000',
    'Why does she walk on Oak Hill Road?',
    'Why does the road feel lonely? 3 Words show it.',
  ])
    expect(hasPrivateInformation(text), text).toBe(false)
})

test('a street in a passage is part of the story', () => {
  expect(passageHasPrivateInformation('They lived at 14 Fleet Street in London.')).toBe(false)
  expect(passageHasPrivateInformation('Mail me: sam@example.org')).toBe(true)
})

test('stays fast on a long text written to slow the patterns down', () => {
  const trap = `${'a.'.repeat(20_000)}@${'1 Aa '.repeat(4_000)}`
  expect(hasPrivateInformation(trap)).toBe(false)
})

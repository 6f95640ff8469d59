import { expect, test } from 'vitest'
import { retentionTable } from './retention.ts'

test('the table says how words of distress are stored, and who is not shown them', () => {
  const said = retentionTable.filter(({ what }) => what.startsWith('Your words when'))
  expect(said.map(({ kept: time }) => time)).toEqual([
    expect.stringMatching(/^Not stored\. .* 24 hours,/),
    expect.stringMatching(
      /child under 13, they are in no history\. Tonewise does not show them to a parent or teacher/,
    ),
  ])
})

test('the table of the privacy page gives every time once, in words', () => {
  const text = retentionTable.map(({ what, kept: time }) => `${what}: ${time}`).join('\n')
  for (const words of [
    '24 months',
    '12 months',
    '30 days',
    '90 days',
    '3 years',
    '1 year',
    '35 days',
    '15 minutes',
  ]) {
    expect(text).toContain(words)
  }
})

import { expect, test } from 'vitest'
import { retentionTable } from './retention.ts'

test('the table of the privacy page says every time once, in words', () => {
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

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { annotatedTextSchema } from '#domain/library/annotated-text'
import { checkFront } from '../check-front.ts'
import { findReadingFiles } from './load-readings.ts'
import { hasDate, withDate } from './reading-date.ts'

const [file = ''] = findReadingFiles()
const yaml = readFileSync(file, 'utf8')

test('a file without a day gets one, a file with a day another one, and nothing else changes', () => {
  const without = yaml.replace(/^changed:.*\n/m, '')
  expect(hasDate(without)).toBe(false)
  const dated = withDate(without, '2027-01-02')
  expect(checkFront(annotatedTextSchema, dated).value?.changed).toBe('2027-01-02')
  expect(withDate(yaml, '2027-01-02')).toBe(dated)
  expect(dated.replace(/^changed:.*\n/m, '')).toBe(without)
})

test('a day that is missing or none is named, with what writes it', () => {
  for (const wrong of ['', 'changed: 2026-02-31\n', 'changed: yesterday\n']) {
    const { problems } = checkFront(annotatedTextSchema, yaml.replace(/^changed:.*\n/m, wrong))
    expect(problems, wrong).toEqual([
      expect.stringMatching(/^changed: must be a day .* npm run library -- date/),
    ])
  }
})

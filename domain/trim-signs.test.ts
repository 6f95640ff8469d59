import { expect, test } from 'vitest'
import { trimSigns } from './trim-signs.ts'

test.each([
  ['It is sad. ..', /[.\s]/, 'It is sad'],
  ['a.b', /\./, 'a.b'],
  ['...', /\./, ''],
  ['', /\./, ''],
])('%j without the signs %s at its end is %j', (text, sign, rest) => {
  expect(trimSigns(text, sign)).toBe(rest)
})

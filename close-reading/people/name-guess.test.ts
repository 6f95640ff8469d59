import { expect, test } from 'vitest'
import { buildDoc } from '../doc/doc.ts'
import plain from '../lexicons/plain-meanings.json' with { type: 'json' }
import { isOrdinary } from './name-guess.ts'

test('a word that has a plain meaning is an ordinary word', () => {
  const words = Object.keys(plain.meanings).filter((word) => /^[a-z]+$/.test(word))
  expect(words.length).toBeGreaterThan(500)
  expect(words.filter((word) => !isOrdinary(buildDoc(word, 'fiction'), 0))).toEqual([])
})

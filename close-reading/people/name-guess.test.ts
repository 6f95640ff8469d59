import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildDoc } from '../doc/doc.ts'
import { isOrdinary } from './name-guess.ts'

test('a word that has a plain meaning is an ordinary word', () => {
  const source = readFileSync(new URL('../lexicons/plain-meanings.ts', import.meta.url), 'utf8')
  const words = [...source.matchAll(/^([a-z]+)\|/gm)].map(([, word]) => word ?? '')
  expect(words.length).toBeGreaterThan(500)
  expect(words.filter((word) => !isOrdinary(buildDoc(word, 'fiction'), 0))).toEqual([])
})

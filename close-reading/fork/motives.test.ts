import { expect, test } from 'vitest'
import signs from '../knowledge/line-signs.json' with { type: 'json' }
import motives from '../knowledge/motives.json' with { type: 'json' }
import { motivesAsked } from './motives.ts'

const folded = (question: string) => question.toLowerCase().replaceAll('’', '')

test('a motive is found behind the act where it holds', () => {
  expect(motives.filter(({ id, holds }) => !motivesAsked(folded(holds)).includes(id))).toEqual([])
})

test('a motive is not found behind the act where it must not be', () => {
  expect(motives.filter(({ id, not }) => motivesAsked(folded(not)).includes(id))).toEqual([])
})

test('the signs of a motive are in the table of signs', () => {
  const names = new Set(signs.map(({ name }) => name))
  expect(motives.flatMap((one) => one.signs.filter((name) => !names.has(name)))).toEqual([])
})

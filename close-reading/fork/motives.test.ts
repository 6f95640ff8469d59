import { expect, test } from 'vitest'
import motives from '../knowledge/motives.json' with { type: 'json' }
import { motivesAsked } from './motives.ts'

const folded = (question: string) => question.toLowerCase().replaceAll('’', '')

test('a motive is found behind the act where it holds', () => {
  expect(motives.filter(({ id, holds }) => !motivesAsked(folded(holds)).includes(id))).toEqual([])
})

test('a motive is not found behind the act where it must not be', () => {
  expect(motives.filter(({ id, not }) => motivesAsked(folded(not)).includes(id))).toEqual([])
})

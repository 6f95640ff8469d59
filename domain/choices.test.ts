import { expect, test } from 'vitest'
import { levelsInOrder } from '#close-reading'
import { gradeLevels } from './choices.ts'

test('screens and the engine list the levels in the same order', () => {
  expect(gradeLevels).toEqual(levelsInOrder)
})

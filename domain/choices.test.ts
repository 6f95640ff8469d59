import { expect, test } from 'vitest'
import { levelsInOrder } from '#close-reading'
import { contentTypes, gradeLevels, typeOfLayout, types } from './choices.ts'

test('screens and the engine list the levels in the same order', () => {
  expect(gradeLevels).toEqual(levelsInOrder)
})

test.each(['verse', 'talk', 'figures'] as const)('one type alone has the layout %s', (layout) => {
  expect(contentTypes.filter((type) => types[type].layout === layout)).toEqual([typeOfLayout(layout)])
})

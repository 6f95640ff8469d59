import { expect, test } from 'vitest'
import { readClosely } from './read-closely.ts'
import { readFirst } from './read-first.ts'

const scene =
  'Maya was furious. “What a mess!” she snapped, cold as ice. Better late than never, and the wind sang.'

test('finds first what the whole reading finds, too', () => {
  for (const kind of ['fiction', 'poetry', 'nonfiction'] as const) {
    const first = readFirst(scene, kind)
    expect(first.map(({ type }) => type)).toEqual(expect.arrayContaining(['emotion', 'idiom', 'speech']))
    expect(readClosely(scene, kind).findings).toEqual(expect.arrayContaining(first))
  }
})

test('finds nothing where there is nothing', () => {
  expect(readFirst('', 'fiction')).toEqual([])
})

import { expect, test } from 'vitest'
import { contentTypes, gradeLevels } from '#domain/choices'
import { listTexts } from '#server/library/readings/text-cards'
import { pickTexts } from './pick-texts.ts'

const cards = listTexts()

test('three different texts of the type that is asked for, of the nearest levels, where there are so many', () => {
  for (const level of gradeLevels)
    for (const type of contentTypes) {
      const picked = pickTexts(cards, { level, type, day: 5 })
      expect(new Set(picked.map(({ slug }) => slug)).size).toBe(3)
      const own = cards.filter(({ kind }) => (kind === 'scene' ? 'fiction' : kind) === type)
      expect(picked.filter((text) => text.type === type)).toHaveLength(Math.min(3, own.length))
    }
  const [first] = pickTexts(cards, { level: 'elementary', type: 'poetry', day: 0 })
  expect(first?.level).toBe('elementary')
})

test('without a type a poem, a story and a true text are offered, and other days offer others', () => {
  const [today, tomorrow] = [20_000, 20_001].map((day) => pickTexts(cards, { day }))
  expect(new Set(today?.map(({ type }) => type)).size).toBe(3)
  expect(today).not.toEqual(tomorrow)
})

test('a library of one text offers this one', () => {
  expect(pickTexts(cards.slice(0, 1), { day: 7 }).map(({ slug }) => slug)).toEqual([cards[0]?.slug])
  expect(pickTexts([], { day: 7 })).toEqual([])
})

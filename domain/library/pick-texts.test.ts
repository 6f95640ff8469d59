import { expect, test } from 'vitest'
import { contentTypes, gradeLevels } from '#domain/choices'
import { listTexts } from '#server/library/texts/text-cards'
import { pickTexts } from './pick-texts.ts'

const cards = listTexts()

test('offers three different texts of the requested type, of the nearest levels', () => {
  for (const level of gradeLevels)
    for (const type of contentTypes) {
      const picked = pickTexts(cards, { level, type, day: 5 })
      expect(new Set(picked.map(({ slug }) => slug)).size).toBe(3)
      const ofType = cards.filter(({ kind }) => (kind === 'scene' ? 'fiction' : kind) === type)
      expect(picked.filter((text) => text.type === type)).toHaveLength(Math.min(3, ofType.length))
    }
  const [first] = pickTexts(cards, { level: 'elementary', type: 'poetry', day: 0 })
  expect(first?.level).toBe('elementary')
})

test('offers a poem, a story and a true text where no type is requested, and others on another day', () => {
  const [today, tomorrow] = [20_000, 20_001].map((day) => pickTexts(cards, { day }))
  expect(new Set(today?.map(({ type }) => type)).size).toBe(3)
  expect(today).not.toEqual(tomorrow)
})

test('offers the only text of a library of one', () => {
  expect(pickTexts(cards.slice(0, 1), { day: 7 }).map(({ slug }) => slug)).toEqual([cards[0]?.slug])
  expect(pickTexts([], { day: 7 })).toEqual([])
})

import { expect, test } from 'vitest'
import { isWanted, lengthOf, readWanted, type TextCard } from './find-texts.ts'

const card: TextCard = {
  slug: 'fog',
  title: 'Fog',
  author: 'Carl Sandburg',
  year: 1916,
  kind: 'poetry',
  level: 'elementary',
  themes: ['nature', 'quiet'],
  words: 21,
  lines: 6,
  alsoCalled: ['little cat’s feet'],
  shown: { before: '', marked: 'on little cat feet', after: '', mark: 'comparison' },
}
const wanted = (query: string) => isWanted(card, readWanted(new URLSearchParams(query)))

test('a text is found by its title, author, theme and what students call it, in any order and spelling', () => {
  for (const search of ['', 'FOG', 'sandburg fog', 'cats feet', 'Cat’s', 'quiet']) {
    expect(wanted(`search=${encodeURIComponent(search)}`), search).toBe(true)
  }
  expect(wanted('search=fog+dickinson')).toBe(false)
})

test('every filter narrows the list, and an unknown value narrows nothing', () => {
  expect(wanted('level=elementary&kind=poetry&length=short&theme=quiet')).toBe(true)
  for (const query of ['level=college', 'kind=scene', 'length=long', 'theme=war']) {
    expect(wanted(query), query).toBe(false)
  }
  expect(wanted('level=unknown&kind=opera&length=huge')).toBe(true)
})

test('every number of words has a length', () => {
  expect([1, 100, 101, 200, 201, 9_000].map(lengthOf)).toEqual([
    'short',
    'short',
    'middle',
    'middle',
    'long',
    'long',
  ])
})

import { expect, test } from 'vitest'
import { gradeLevels } from '#domain/choices'
import { levelExcerpts } from './level-excerpts.ts'
import { readAnnotatedTexts } from './texts/readings.ts'

const { text, words, levels } = levelExcerpts(readAnnotatedTexts())

test('every level says something that the levels before it do not', () => {
  expect(levels.map(({ level }) => level)).toEqual(gradeLevels)
  expect(text).toContain(words)
  for (const [at, { excerpt }] of levels.entries()) {
    expect(excerpt).toMatch(/^[A-Z“].*[.?]$/u)
    for (const other of levels.slice(0, at)) expect(sharedWords(excerpt, other.excerpt)).toBeLessThan(0.5)
  }
})

test('each level shows more clues than the one before it, and the last answer is the longest', () => {
  const clues = levels.map((one) => one.clues)
  expect(clues).toEqual([...new Set(clues)].sort((a, b) => a - b))
  const [shortest, ...longer] = levels.map(({ length }) => length)
  expect(shortest).toBeLessThan(Math.min(...longer))
})

test('a missing text is named in the error', () => {
  expect(() => levelExcerpts([])).toThrow('The library has no text “the-last-piece” for the public pages.')
})

/** The share of the first text's words that the second has, too. */
function sharedWords(one: string, other: string): number {
  const [mine, theirs] = [one, other].map((said) => new Set(said.toLowerCase().match(/\p{L}+/gu)))
  return [...(mine ?? [])].filter((word) => theirs?.has(word)).length / (mine?.size ?? 1)
}

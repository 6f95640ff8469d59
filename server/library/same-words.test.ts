import { expect, test } from 'vitest'
import { sameWords } from './same-words.ts'

test('the same words of one passage are explained in four ways, one for each level', () => {
  const { text, words, levels } = sameWords()
  expect(text).toContain(words)
  expect(words).not.toBe('')
  expect(levels.map(({ level }) => level)).toEqual(['elementary', 'middle', 'high', 'college'])
  expect(new Set(levels.map(({ explanation }) => explanation)).size).toBe(4)
  expect(new Set(levels.map((level) => level.words))).toEqual(new Set([words]))
  for (const { explanation } of levels) expect(explanation).toMatch(/^[A-Z].*\.$/)
})

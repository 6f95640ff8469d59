import { describe, expect, it } from 'vitest'
import { countSyllables } from './count-syllables.ts'

describe('counting syllables', () => {
  it.each([
    ['hoped', 1],
    ['wanted', 2],
    ['little', 2],
    ['beautiful', 3],
    ['created', 3],
    ["didn't", 2],
    ['royal', 2],
    ['horses', 2],
    ['movement', 2],
  ])('%s has %i', (word, count) => {
    expect(countSyllables(word)).toBe(count)
  })
})

import { describe, expect, it } from 'vitest'
import { findPatterns, isLinear } from '#tests/linear-patterns'

const patterns = findPatterns(import.meta.dirname)

describe('every regular expression of the engine', () => {
  it('is found by the scan', () => {
    expect(patterns.length).toBeGreaterThan(30)
    expect(patterns.some(({ file }) => file.endsWith('/find-tokens.ts'))).toBe(true)
  })

  it('takes time in proportion to the text', { timeout: 900_000 }, () => {
    expect(patterns.filter((pattern) => !isLinear(pattern))).toEqual([])
  })

  it('is seen as slow when it is: the check itself works', () => {
    expect(isLinear({ source: '^(a+)+$', flags: '' })).toBe(false)
    expect(isLinear({ source: '^(?:\\w+\\s?)*;$', flags: '' })).toBe(false)
  })
})

import { expect, test } from 'vitest'
import { findPatterns, isLinear } from '#tests/linear-patterns'
import { windowsOf } from './message-features.ts'
import { normalize } from './normalize.ts'

test.each([
  ['i am so  tired\t\t.   \n\n  why', ['im so tired', 'why']],
  ['my   dad \u00a0 hits\n me', ['my dad hits', 'me']],
  ['he left   -   i stayed', ['he left', 'i stayed']],
  ["she said 'go away' ('or not') at noon", ['she said … … at noon']],
])(
  'a run of blanks is one blank, and a line break ends a sentence, outside quotations: %j',
  (text, sentences) => {
    expect(normalize(text)).toEqual(sentences)
  },
)

test('its regular expressions take time in proportion to the text', () => {
  const patterns = findPatterns(import.meta.dirname).filter(({ file }) => file.endsWith('/normalize.ts'))
  expect(patterns.length).toBeGreaterThan(15)
  expect(patterns.filter((pattern) => !isLinear(pattern))).toEqual([])
})

/** Characters that the patterns of distress are matched against at once, at most: two windows of words of 40 letters. */
const longestWindow = 2 * 40 * 45

test.each(['I ', 'my dad he ', 'a', 'ab', 'aaab ', "'a ", 'why. ', `${'ab'.repeat(500)} `, '/', 'é', '…'])(
  'whatever a long text is made of, patterns meet short parts of it, and few more for each word: %j',
  (shape) => {
    const windowsFor = (length: number) =>
      windowsOf(normalize(shape.repeat(Math.ceil(length / shape.length))))
    const windows = windowsFor(40_000)
    for (const window of windows)
      expect(window.map(({ text }) => text).join(' | ').length).toBeLessThan(longestWindow)
    expect(windows.length).toBeLessThanOrEqual(4 * windowsFor(10_000).length + 10)
  },
)

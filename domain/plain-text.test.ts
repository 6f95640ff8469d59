import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#tests/property-runs'
import { plainText } from './plain-text.ts'

describe('the words of an explanation without its signs', () => {
  it.each([
    ['## 2. Clues in the words', '2. Clues in the words'],
    ['**In short:** The tone is *calm*.', 'In short: The tone is calm.'],
    ['***Both*** and __strong__ and _soft_', 'Both and strong and soft'],
    ['**a *b* c**', 'a b c'],
    ['* one\n+ two\n- three', '- one\n- two\n- three'],
    ['> “Only this,\n> and nothing more.”', '“Only this,\n    and nothing more.”'],
    ['One\n\n---\n\nTwo', 'One\n\nTwo'],
    ['See [the poem](https://example.org/a).', 'See the poem (https://example.org/a).'],
    ['The word `weary`', 'The word weary'],
    ['\\*not soft\\* and 2 \\# 3', '*not soft* and 2 # 3'],
  ])('%j becomes %j', (markdown, plain) => {
    expect(plainText(markdown)).toBe(plain)
  })

  it.each(['2 * 3 * 4', 'snake_case_name', 'a * b', '1. First', 'Two  spaces', 'a_b and c_d'])(
    'leaves %j as it is',
    (text) => {
      expect(plainText(text)).toBe(text.trim())
    },
  )

  it('never throws, and never makes a text longer except at a quotation', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('*', '_', '#', '`', 'a', ' ', '\n', '\\', '[', ']') }),
        (text) => {
          expect(plainText(text).length).toBeLessThanOrEqual(text.length + 2)
        },
      ),
      runs(100),
    )
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { findPatterns, isLinear, storeProven } from '#tests/linear-patterns'
import { isNightly } from '#tests/nightly'

/** Where no text that a reader types comes: what we wrote ourselves, and the settings of whoever runs the product. */
const oursAlone = [
  'app/component-page/states/tokens.tsx',
  'domain/library/check-tone.ts',
  'domain/library/mark-text.ts',
  'domain/library/quotation-ending.ts',
  'domain/library/quote-copy.ts',
  'domain/library/write-from-annotated-text.ts',
  'domain/library/question/cast.ts',
  'domain/library/question/people-asked.ts',
  'domain/library/answer/state-note.ts',
  'server/accounts/passwords/hash-password.ts',
  'server/env.ts',
  'server/http/public-pages/cache-pages.ts',
  'server/library/parse-post.ts',
  'server/library/texts/measure-prose.ts',
  'server/library/texts/quotation-finder.ts',
  'server/library/texts/sheet.ts',
  'server/model-service.ts',
  'server/providers/check-address.ts',
  'server/providers/service/change-service.ts',
]
/** Where only a short text comes: a question of 2,000 characters, a header of which 500 are kept. */
const ofShortTexts = [
  'domain/library/answer/answer-about-figures.ts',
  'domain/library/answer/answer-about-topic.ts',
  'domain/library/answer/answer-about-people.ts',
  'domain/library/answer/answer-about-position.ts',
  'domain/library/question/claim.ts',
  'domain/library/question/text-index.ts',
  'server/accounts/sessions/describe-device.ts',
]
const leftAside = [...oursAlone, ...ofShortTexts]
/** Matched against parts of a text that have an end: `domain/distress/normalize.test.ts` proves that. */
const ofShortParts = 'domain/distress/'

const folders = ['close-reading', 'domain', 'server', 'app']

describe.each(folders)('every regular expression of %s that meets what people type', (folder) => {
  it('takes time in proportion to the text', { timeout: 900_000 }, () => {
    const patterns = findPatterns(folder).filter(
      ({ file }) => !file.startsWith(ofShortParts) && !leftAside.includes(file),
    )
    expect(patterns.length).toBeGreaterThan(30)
    expect(patterns.filter((pattern) => !isLinear(pattern))).toEqual([])
    if (folder === 'close-reading')
      expect(patterns.some(({ file }) => file.endsWith('/find-tokens.ts'))).toBe(true)
  })
})

// By night all are proven anew, and written down for the day.
if (isNightly) afterAll(() => storeProven(folders.flatMap(findPatterns)))

it('sees a slow pattern as slow, also one that stands in no list: the check itself works', () => {
  expect(isLinear({ source: '^(a+)+$', flags: '' })).toBe(false)
  expect(isLinear({ source: '^(?:\\w+\\s?)*;$', flags: '' })).toBe(false)
})

it('leaves no file aside that has nothing to be left aside for', () => {
  const files = new Set(folders.flatMap((folder) => findPatterns(folder).map(({ file }) => file)))
  expect(leftAside.filter((file) => !files.has(file))).toEqual([])
})

import { expect, test } from 'vitest'
import { type AnswerCheck, checkWords } from './answer-check.ts'

const clean: AnswerCheck = { quotations: { found: 10, all: 10, doubtful: [] }, claims: [], failed: [] }

test('an answer without faults shows only the count', () => {
  expect(checkWords(clean)).toEqual({
    count: '10 of 10 quotations are in your passage.',
    notices: [],
    rules: [],
  })
  expect(checkWords({ ...clean, quotations: { found: 0, all: 0, doubtful: [] } }).count).toBeNull()
  expect(checkWords({ ...clean, quotations: { found: 1, all: 1, doubtful: [] } }).count).toBe(
    '1 of 1 quotation is in your passage.',
  )
})

test('every kind of doubtful quotation has its own sentence', () => {
  const { count, notices } = checkWords({
    ...clean,
    quotations: {
      found: 7,
      all: 10,
      doubtful: [
        { words: 'a golden morning', problem: 'absent' },
        { words: 'bitter tea', problem: 'absent' },
        { words: 'weak door', problem: 'joined' },
        { words: 'weary', problem: 'place' },
      ],
    },
  })
  expect(count).toBe('7 of 10 quotations are in your passage.')
  expect(notices).toEqual([
    'We could not find this in your passage: “a golden morning”, “bitter tea”.',
    'These words are in your passage, but not next to each other: “weak door”.',
    'These words are in your passage, but not at the place that the explanation names: “weary”.',
  ])
})

test('quotations beyond the list are still counted', () => {
  const doubtful = [{ words: 'gone', problem: 'absent' as const }]
  expect(checkWords({ ...clean, quotations: { found: 0, all: 3, doubtful } }).notices.at(-1)).toBe(
    'And 2 more quotations were not found.',
  )
})

test('claims, a correction and rules are written as full sentences', () => {
  const claims = [{ claim: 'rhyme', says: 'AABB', counted: 'ABAB', certainty: 'likely' }] as const
  const { notices, rules } = checkWords({
    ...clean,
    claims: [...claims],
    failed: ['M4', 'M8'],
    repair: 'failed',
  })
  expect(notices).toEqual([
    'Tonewise sent this explanation back to the AI model once for a correction. No correction came, so you see the first explanation.',
    'The rhyme was counted differently. The explanation says: AABB. Counted in your passage: ABAB. The count is likely, not certain.',
  ])
  expect(rules).toEqual(['It is longer or harder to read than your level asks for.'])
})

test('quotations without a passage are reported as unchecked', () => {
  const { count, notices } = checkWords({ ...clean, quotations: null, failed: ['M2'] })
  expect(count).toBeNull()
  expect(notices).toEqual(['You did not add a passage, so its quotations could not be checked.'])
})

test('a statement about the narrator is compared with the passage and not called a count', () => {
  const check: AnswerCheck = {
    quotations: null,
    claims: [{ claim: 'narrator', says: 'first person', counted: 'third person', certainty: 'likely' }],
    failed: [],
  }
  expect(checkWords(check).notices).toEqual([
    'The narrator may not be told right. The explanation says: first person. The words of your passage probably show: third person.',
  ])
})

test('an answer of our own shows no complaint about itself', () => {
  const quotations = { found: 9, all: 10, doubtful: [{ words: 'gone', problem: 'absent' as const }] }
  const check: AnswerCheck = { quotations, claims: [], failed: ['M7', 'M4'] }
  for (const provider of ['built-in', 'library'] as const)
    expect(checkWords(check, { reader: provider })).toEqual({ count: null, notices: [], rules: [] })
  expect(checkWords(check, { reader: 'claude', model: 'a-model' }).rules).toHaveLength(2)
  expect(checkWords({ ...check, quotations: clean.quotations }, { reader: 'built-in' }).count).toBe(
    '10 of 10 quotations are in your passage.',
  )
})

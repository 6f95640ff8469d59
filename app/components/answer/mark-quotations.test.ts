import { expect, test } from 'vitest'
import type { FoundQuotation } from '../worker/engine-messages.ts'
import { type HastNode, markQuotations, missingNotes, numberQuotations } from './mark-quotations.ts'

function quotation(words: string, line: number | null, start = line ?? 0): FoundQuotation {
  const spans = line === null ? [] : [{ start, end: start + words.length }]
  return { words, start: 0, end: 0, line, paragraph: line === null ? null : 1, spans }
}

const clue = (number: number, start: number) => ({ number, start, end: start + 3 })

test('a quotation has the number of the clue that it meets; a follow-up goes on with the numbers', () => {
  const quotations = [
    quotation('dreary', 1, 40),
    quotation('happy', null),
    quotation('weary', 2, 10),
    quotation('lore', 3, 90),
  ]
  const clues = [clue(1, 11), clue(2, 41)]
  expect(numberQuotations(quotations, clues).map(({ number }) => number)).toEqual([2, 0, 1, 0])
  expect(numberQuotations(quotations, clues, true).map(({ number }) => number)).toEqual([2, 0, 1, 3])
})

test('words that are not there are named, words that are there are not', () => {
  const numbered = numberQuotations([quotation('weary', 3), quotation('happy', null)], [])
  expect(missingNotes(numbered)).toEqual(['We could not find “happy” in your passage.'])
  expect(missingNotes([])).toEqual([])
})

test('words that were put together from several places are not called missing', () => {
  const numbered = numberQuotations(
    [
      { ...quotation('midnight weary', null), parts: 'apart' },
      { ...quotation('weary weak', null), parts: 'in another order' },
    ],
    [],
  )
  expect(missingNotes(numbered)).toEqual([
    'The words “midnight weary” are in your passage, but not next to each other.',
    'The words “weary weak” are in your passage, but in another order.',
  ])
})

test('words that also stand plainly are marked where they are quoted, and split words keep their note', () => {
  const bold: HastNode = { type: 'element', tagName: 'strong', children: [{ type: 'text', value: 'weary' }] }
  const before: HastNode = { type: 'text', value: 'He is ' }
  const after: HastNode = { type: 'text', value: ' because he says "weary". “Once' }
  const item: HastNode = { type: 'element', tagName: 'p', children: [before, bold, after] }
  const quotations = numberQuotations(
    [quotation('upon a midnight', 1), quotation('weary', 2), quotation('gone', null)],
    [clue(1, 1), clue(2, 2)],
  )
  markQuotations({ quotations })({ type: 'root', children: [item] })
  expect(bold.children).toEqual([{ type: 'text', value: 'weary' }])
  expect(item.children?.map((child) => child.tagName ?? child.value)).toEqual([
    'He is ',
    'strong',
    ' because he says "',
    'a',
    '". “Once',
  ])
})

test('quoted words become links to the passage inside their own item', () => {
  const text = (value: string): HastNode => ({ type: 'text', value })
  const item = (value: string): HastNode => ({ type: 'element', tagName: 'li', children: [text(value)] })
  const tree: HastNode = {
    type: 'root',
    children: [
      { type: 'element', tagName: 'ul', children: [item('“dreary” means dull'), item('“weary” too')] },
    ],
  }
  markQuotations({
    quotations: numberQuotations(
      [quotation('dreary', 10), quotation('weary', 20)],
      [clue(1, 11), clue(2, 21)],
    ),
  })(tree)
  const items = tree.children?.[0]?.children ?? []
  expect(items[0]?.children?.map((child) => child.value ?? child.tagName)).toEqual(['“', 'a', '” means dull'])
  expect(items[1]?.children?.[1]?.properties).toMatchObject({ href: '#mark-2' })
})

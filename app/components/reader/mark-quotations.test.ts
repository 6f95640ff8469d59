import { expect, test } from 'vitest'
import { type HastNode, markQuotations, numberQuotations, placeNotes } from './mark-quotations.ts'
import type { FoundQuotation } from './reading-messages.ts'

function quotation(words: string, line: number | null, start = line ?? 0): FoundQuotation {
  const places = line === null ? [] : [{ start, end: start + words.length }]
  return { words, start: 0, end: 0, line, paragraph: line === null ? null : 1, places }
}

test('found quotations are numbered in order, and the same place keeps its number', () => {
  const numbered = numberQuotations([
    quotation('dreary', 1),
    quotation('happy', null),
    quotation('weary', 2),
    quotation('dreary', 1),
  ])
  expect(numbered.map(({ number }) => number)).toEqual([1, 0, 2, 1])
})

test('a note says where the words stand, and which are not there', () => {
  const numbered = numberQuotations([quotation('weary', 3), quotation('dreary', 1), quotation('happy', null)])
  expect(placeNotes(numbered, 'line')).toEqual([
    'Found in your passage, lines 1 and 3.',
    'We could not find “happy” in your passage.',
  ])
  expect(placeNotes(numbered.slice(0, 1), 'paragraph')).toEqual(['Found in your passage, paragraph 1.'])
  expect(placeNotes([], 'line')).toEqual([])
})

test('words that were put together from several places are not called missing', () => {
  const [apart, turned] = numberQuotations([
    { ...quotation('midnight weary', null), parts: 'apart' },
    { ...quotation('weary weak', null), parts: 'in another order' },
  ])
  expect(
    placeNotes(
      [apart, turned].flatMap((one) => one ?? []),
      'line',
    ),
  ).toEqual([
    'The words “midnight weary” are in your passage, but not next to each other.',
    'The words “weary weak” are in your passage, but in another order.',
  ])
})

test('words that also stand plainly are marked where they are quoted, and split words keep their note', () => {
  const bold: HastNode = { type: 'element', tagName: 'strong', children: [{ type: 'text', value: 'weary' }] }
  const before: HastNode = { type: 'text', value: 'He is ' }
  const after: HastNode = { type: 'text', value: ' because he says "weary". “Once' }
  const item: HastNode = { type: 'element', tagName: 'p', children: [before, bold, after] }
  const quotations = numberQuotations([quotation('upon a midnight', 1), quotation('weary', 2)])
  markQuotations({ quotations, by: 'line' })({ type: 'root', children: [item] })
  expect(bold.children).toEqual([{ type: 'text', value: 'weary' }])
  expect(item.children?.map((child) => child.tagName ?? child.value)).toEqual([
    'He is ',
    'strong',
    ' because he says "',
    'a',
    '". “Once',
    'span',
  ])
  expect(item.children?.at(-1)?.children?.[0]?.value).toBe('Found in your passage, lines 1 and 2.')
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
    quotations: numberQuotations([quotation('dreary', 1), quotation('weary', 2)]),
    by: 'line',
  })(tree)
  const items = tree.children?.[0]?.children ?? []
  expect(items[0]?.children?.map((child) => child.value ?? child.tagName)).toEqual([
    '“',
    'a',
    '” means dull',
    'span',
  ])
  expect(items[1]?.children?.[1]?.properties).toMatchObject({ href: '#passage-mark-2' })
  expect(items[1]?.children?.at(-1)?.children?.[0]?.value).toBe('Found in your passage, line 2.')
})

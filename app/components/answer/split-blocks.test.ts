import { expect, test } from 'vitest'
import { readyLength, splitBlocks } from './split-blocks.ts'

const answer = [
  '**In short:** It is calm.',
  '',
  '## 1. What the text says',
  'A man sits.',
  'He waits.',
  '',
  '- "one" — a',
  '- "two" — b',
  '',
  '- "three" — c',
  '',
  '## Check-in',
  'Which word?',
].join('\n')

test('headings, paragraphs and whole lists become blocks', () => {
  expect(splitBlocks(answer).map((block) => block.text)).toEqual([
    '**In short:** It is calm.',
    '## 1. What the text says',
    'A man sits.\nHe waits.',
    '- "one" — a\n- "two" — b\n\n- "three" — c',
    '## Check-in',
    'Which word?',
  ])
})

test('each block knows its place in the text', () => {
  for (const { start, text } of splitBlocks(answer))
    expect(answer.slice(start, start + text.length)).toBe(text)
})

test('while the text grows, blocks before the last do not change', () => {
  let before = splitBlocks('')
  for (let length = 1; length <= answer.length; length++) {
    const now = splitBlocks(answer.slice(0, length))
    const settled = before.slice(0, -1).map((block) => block.text)
    if (now.length > before.length)
      expect(now.slice(0, settled.length).map((block) => block.text)).toEqual(settled)
    before = now
  }
  expect(before).toEqual(splitBlocks(answer))
})

test('a fenced stretch stays one block, blank lines and all', () => {
  expect(splitBlocks('```\na\n\n# b\n```\nafter').map((block) => block.text)).toHaveLength(1)
})

test('text is ready up to the last whole sentence or line', () => {
  expect('The tone is calm. He si'.slice(0, readyLength('The tone is calm. He si'))).toBe('The tone is calm.')
  expect(readyLength('He si')).toBe(0)
  expect(readyLength('A line.\n- "two" and')).toBe(8)
  expect(readyLength('She says “stop.” Then')).toBe('She says “stop.”'.length)
  expect(readyLength('1. What')).toBe(0)
})

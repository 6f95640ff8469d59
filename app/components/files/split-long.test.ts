import { expect, test } from 'vitest'
import { splitLong } from './split-long.ts'

const words = 'Some words of a story that goes on and on for a while. '.repeat(4).trim()
const titles = (text: string, most = 300, headings: string[] = []) =>
  splitLong({ title: '', text }, most, headings).map(({ title }) => title)

test('a text that fits stays whole, whatever it holds', () => {
  expect(splitLong({ title: 'All', text: 'Chapter 1\n\nShort.' }, 300)).toEqual([
    { title: 'All', text: 'Chapter 1\n\nShort.' },
  ])
})

test.each([
  ['CHAPTER I. THE RAIN', 'CHAPTER II. THE BISCUIT'],
  ['Chapter One', 'Chapter Twenty-one: The Date'],
  ['I.', 'II.'],
  ['1', '2'],
  ['Act I', 'Act II'],
  ['THE RAIN', 'THE BISCUIT'],
  ['Prologue', 'The First Chapter Begins Here', 'Epilogue'],
  ['Stave One', 'Stave Two'],
])('the headings “%s” and “%s” begin parts', (...headings) => {
  const text = headings.map((heading) => `${heading}\n\n${words}`).join('\n\n')
  const found = titles(text, 300).join()
  expect(found).toContain(headings[0])
  expect(found).toContain(headings.at(-1))
})

test('a cry, a sum, a sentence and a line of talk are no headings', () => {
  const lines = ['“STOP!”', 'HELP!', '1 and 1 is 2, he said.', 'Part of me was glad.', 'I was late.']
  const text = lines.map((line) => `${line}\n\n${words}`).join('\n\n')
  expect(titles(text, 900)).toEqual(['Part 1 of 2', 'Part 2 of 2'])
})

test('a heading below a heading belongs to it, and what stands before the first is a part', () => {
  const text = `${words}\n\nCHAPTER I\n\nTHE RAIN\n\n${words}\n\nCHAPTER II\n\n${words}`
  expect(titles(text)).toEqual(['Before “CHAPTER I · THE RAIN”', 'CHAPTER I · THE RAIN', 'CHAPTER II'])
})

test('known headings count, and a part that is still too long is cut between paragraphs or sentences', () => {
  const text = `The Rain\n\n${words}\n\n${words}\n\nThe Bird\n\n${words}`
  expect(titles(text, 240, ['The Rain', 'The Bird'])).toEqual([
    'The Rain, part 1 of 2',
    'The Rain, part 2 of 2',
    'The Bird',
  ])
  const parts = splitLong({ title: '', text: words.repeat(4) }, 100)
  expect(parts.every((part) => part.text.length <= 100)).toBe(true)
  expect(
    parts
      .map((part) => part.text)
      .join(' ')
      .replace(/\s+/g, ''),
  ).toBe(words.repeat(4).replace(/\s+/g, ''))
})

import { describe, expect, test } from 'vitest'
import type { Kind } from '../choices/kinds.ts'
import { checkQuotations } from '../claims/check-quotations.ts'
import { interpret } from '../index.ts'
import { describeLocation } from '../phrasing/describe-location.ts'
import { buildDocAsPasted } from './as-pasted.ts'
import { cleanPasted } from './clean-text.ts'
import { readPrintedLines, withoutPrintedLines, writePrintedLines } from './printed-lines.ts'

const lines = [
  'Nobody in the house had opened the attic door',
  'since the spring, and so nobody knew about the',
  'bird. It was angry, and it had come in through',
  'the broken pane. It stayed because the rain did',
  'not stop for eleven days.',
]
const prose = lines.join(' ')

/** The text as a box sends it: its page began to count at `first`. */
function counted(first: number): string {
  const starts = lines.map((line, at) => ({ start: prose.indexOf(line), number: first + at }))
  return writePrintedLines(prose, starts)
}

function locationOf(text: string, words: string, kind: Kind = 'fiction'): string {
  const start = text.indexOf(words)
  return describeLocation(buildDocAsPasted(text, kind), { start, end: start + words.length })
}

describe('lines that signs count', () => {
  test('come back as they were written, and leave the text as it was', () => {
    const written = writePrintedLines('ab cd ef', [
      { start: 0, number: 9 },
      { start: 3, number: 10 },
      { start: 6, number: 300 },
    ])
    expect(
      readPrintedLines(written).map(({ start, number }) => [written.slice(start, start + 2), number]),
    ).toEqual([
      ['ab', 9],
      ['cd', 10],
      ['ef', 300],
    ])
    expect(withoutPrintedLines(written)).toBe('ab cd ef')
  })

  test('a sign without a number before it counts nothing', () => {
    expect(readPrintedLines('ab \u2063cd')).toEqual([])
  })

  test('nobody reads them', () => {
    expect(cleanPasted(counted(21)).text).toBe(prose)
  })

  test('prose that flows has the lines of its page', () => {
    expect(locationOf(counted(21), 'angry')).toBe('line 23')
    expect(locationOf(counted(1), 'Nobody')).toBe('line 1')
    expect(locationOf(prose, 'angry')).toBe('sentence 2')
  })

  test('a word that runs over the end of a line is in both', () => {
    const text = counted(21)
    const start = text.indexOf('about')
    const end = text.indexOf('was')
    expect(describeLocation(buildDocAsPasted(text, 'fiction'), { start, end })).toBe('lines 22 to 23')
  })

  test('a clue says the line, and an answer may name it', () => {
    const said = interpret({
      gradeLevel: 'middle',
      contentType: 'fiction',
      question: 'How does the bird feel?',
      title: '',
      author: '',
      passage: counted(21),
    })
    expect(said?.clues.find(({ quote }) => quote.includes('angry'))?.place).toBe('line 23')
    const misplaced = (line: number) =>
      checkQuotations(`"It was angry" (line ${line})`, counted(21)).quotations[0]?.misplaced
    expect(misplaced(23)).toBe(false)
    expect(misplaced(21)).toBe(true)
  })
})

describe('lines that numbers beside the text count', () => {
  const beside = lines.map((line, at) => (at % 5 === 4 ? `${line}   ${at + 21}` : line)).join('\n')

  test('are the lines of the text', () => {
    const left = lines.map((line, at) => `${at + 21}  ${line}`).join('\n')
    expect(locationOf(left, 'angry')).toBe('line 23')
    expect(locationOf(beside, 'angry')).toBe('line 23')
  })

  test('verse is counted from the first number, also where a part of a poem was pasted', () => {
    const poem = `${lines.slice(0, 3).join('\n')}\n\n${lines.slice(3).join('\n')}   25`
    expect(locationOf(poem, 'angry', 'poetry')).toBe('line 23')
    expect(locationOf(poem, 'eleven', 'poetry')).toBe('line 25')
  })

  test('a title above the first line has no number', () => {
    const poem = `The Bird\n\n${lines.slice(0, 4).join('\n')}\n${lines[4]}   5`
    expect(locationOf(poem, 'The Bird', 'poetry')).toBe('the title')
    expect(locationOf(poem, 'angry', 'poetry')).toBe('line 3')
  })

  test('with nothing or a blank line below the last number', () => {
    expect(locationOf(`${beside}\n`, 'angry')).toBe('line 23')
    expect(locationOf(`${beside}\n\nIt slept.\n\nIt left.`, 'left')).toBe('line 27')
  })

  test('the numbers of stanzas count no lines, below or above a stanza', () => {
    const stanzas = [
      'The sun is up\nthe bird is out',
      'The moon is up\nthe owl is out',
      'The stars are up',
      'Good night',
    ]
    const numbered = stanzas.map((stanza, at) => `${at + 1}\n\n${stanza}`).join('\n\n')
    expect(locationOf(numbered, 'owl', 'poetry')).toBe('line 4')
    const below = stanzas.map((stanza, at) => `${stanza}\n\n${at + 1}`).join('\n\n')
    expect(locationOf(below, 'owl', 'poetry')).toBe('line 4')
  })

  test('the items of a list are no lines', () => {
    expect(locationOf('We need:\n1 lamp\n2 ropes\n\nWe were angry.', 'angry')).toBe('paragraph 2')
  })
})

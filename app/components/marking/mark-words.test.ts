import { describe, expect, it } from 'vitest'
import { between, type Move, markedWords, moveMark, pressWord, readUnits } from './mark-words.ts'

const text = 'Priya looked up.\n\n“Oh,” she said. “A  lighthouse.” She laughed.'
const units = readUnits(text)
const words = (span: { start: number; end: number } | null) => span && text.slice(span.start, span.end)
const find = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length })

function after(...moves: Move[]) {
  return words(
    moves.reduce<ReturnType<typeof moveMark>>((marked, move) => moveMark(units, marked, move), null),
  )
}

describe('with keys', () => {
  it.each<[Move[], string]>([
    [['next sentence'], 'Priya looked up.'],
    [['next word'], 'Priya'],
    [['longer'], 'Priya'],
    [['next sentence', 'next sentence'], '“Oh,” she said.'],
    [['next sentence', 'next sentence', 'previous sentence'], 'Priya looked up.'],
    [['next word', 'next word'], 'looked'],
    [['next word', 'longer', 'longer'], 'Priya looked up'],
    [['next word', 'longer', 'longer', 'shorter'], 'Priya looked'],
    [['next sentence', 'shorter'], 'Priya looked'],
    [['next word', 'longer', 'next word'], 'looked'],
  ])('%j marks “%s”', (moves, marked) => {
    expect(after(...moves)).toBe(marked)
  })

  it.each<[string, Move]>([
    ['Priya', 'previous word'],
    ['Priya', 'previous sentence'],
    ['Priya', 'shorter'],
    ['laughed', 'next word'],
    ['laughed', 'longer'],
    ['She laughed.', 'next sentence'],
  ])('“%s” stays at the end of the text: %s', (part, move) => {
    expect(words(moveMark(units, find(part), move))).toBe(part)
  })

  it('marks nothing where there are no words', () => {
    expect(moveMark(readUnits(' … '), null, 'next word')).toBeNull()
  })
})

describe('with a pointer', () => {
  it('marks the word, then all words to the second one, then begins anew', () => {
    const first = pressWord(null, find('looked'), units)
    expect(words(first)).toBe('looked')
    const both = pressWord(first, find('Priya'), units)
    expect(words(both)).toBe('Priya looked')
    expect(words(pressWord(both, find('said'), units))).toBe('said')
  })

  it('marks from where a drag begins to where it ends', () => {
    expect(words(between(find('said'), find('Oh')))).toBe('Oh,” she said')
  })
})

it('a quotation has no marks of its own at its ends, and single ones inside', () => {
  expect(markedWords(text, find('“A  lighthouse.”'), 'fiction')).toEqual({
    ...find('A  lighthouse.'),
    quote: 'A lighthouse.',
    place: 'paragraph 2',
  })
  expect(markedWords(text, find('“Oh,” she said.'), 'poetry')).toMatchObject({
    quote: '‘Oh,’ she said.',
    place: 'line 2',
  })
  const straight = 'He said "yes" twice.'
  expect(markedWords(straight, { start: 0, end: 20 }, 'fiction').quote).toBe('He said ‘yes’ twice.')
})

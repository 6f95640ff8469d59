import { describe, expect, test } from 'vitest'
import { joinPages, type PageItem, readPageLines } from './pdf-text.ts'

const size = 12

function line(str: string, x: number, y: number): PageItem {
  return { str, transform: [size, 0, 0, size, x, y], width: str.length * 5.5, height: size }
}

function column(lines: string[], x: number, top: number, leading = 15): PageItem[] {
  return lines.flatMap((text, index) => (text ? [line(text, x, top - index * leading)] : []))
}

function read(items: PageItem[], preserveLines: boolean): string {
  const knows = (word: string) => ['well', 'known', 'different'].includes(word)
  return joinPages([readPageLines(items, 612)], preserveLines, knows)
}

describe('verse', () => {
  const poem = [
    'Because I could not stop for Death',
    'He kindly stopped for me',
    '',
    'The Carriage held',
    'And Immortality.',
  ]

  test('keeps its lines, and its stanzas are found by the gaps', () => {
    expect(read(column(poem, 72, 700), true)).toBe(poem.join('\n'))
  })

  test('keeps its lines in any type of text, since its lines end where the poet wants', () => {
    const more = [
      'A line of words',
      'Another that is a good deal longer than it',
      'Short',
      'Shorter',
      'And one',
      'More',
    ]
    expect(read(column(more, 72, 700), false)).toBe(more.join('\n'))
  })
})

describe('prose', () => {
  const wide = [
    'The old man sat on the bench and looked at the wide gray water for a',
    'long time. He did not speak to anyone who passed, and nobody spoke to him.',
  ]

  test('flows together again within a paragraph', () => {
    expect(read(column(wide, 72, 700), false)).toBe(wide.join(' '))
  })

  test('begins a paragraph at a gap and at an indent', () => {
    const items = [...column(wide, 72, 700), ...column(wide, 72, 640), line(wide[0] ?? '', 92, 610)]
    expect(read(items, false).split('\n\n')).toHaveLength(3)
  })

  test('mends a word that a hyphen parted, and keeps the hyphen of a compound', () => {
    const items = column(
      [
        'It was a differ-',
        'ent day from all the others, as it seemed to him, and so it was a well-',
        'known story by the evening, for the whole village liked to tell of such things.',
      ],
      72,
      700,
    )
    expect(read(items, false)).toContain('different day')
    expect(read(items, false)).toContain('well-known story')
  })

  test('has letters where the file has ligatures', () => {
    const text = 'The ﬁelds were diﬀerent, and the ﬂowers in them were of another kind than before.'
    expect(read(column([text, text], 72, 700), false)).toContain('The fields were different, and the flowers')
  })
})

test('words of one line stand apart by a space, and parts of a word do not', () => {
  const items = [
    { ...line('Call', 72, 700), width: 22 },
    { ...line('me', 97, 700), width: 16 },
    { ...line('Ish', 116, 700), width: 16 },
    { ...line('mael.', 132, 700), width: 26 },
  ]
  expect(read(items, true)).toBe('Call me Ishmael.')
})

test('two columns are read one after the other, below a title across both', () => {
  const left = [
    'Left one is a line of words',
    'left two is a line of words',
    'left three is a line here',
    'left four is the last line.',
  ]
  const right = left.map((text) => text.replace(/left/i, 'right'))
  const title = line('A title that runs across the whole page from one side to the other', 72, 740)
  const rows = left.flatMap((text, index) => [
    line(text, 72, 700 - index * 15),
    line(right[index] ?? '', 330, 700 - index * 15),
  ])
  const text = read([title, ...rows], true)
  expect(text.indexOf('A title')).toBe(0)
  expect(text.indexOf('left four')).toBeLessThan(text.indexOf('right one'))
})

test('a list of contents is no pair of columns', () => {
  const rows = ['The Owl', 'The Lamb', 'The Tyger', 'The Fly', 'London'].flatMap((text, index) => [
    line(text, 72, 700 - index * 15),
    line(String(index + 3), 500, 700 - index * 15),
  ])
  expect(read(rows, true).split('\n')[0]).toBe('The Owl 3')
})

test('page numbers go, and a sentence goes on across pages', () => {
  const page = (text: string[], number: string) =>
    readPageLines([...column(text, 72, 700), line(number, 300, 60)], 612)
  const first = [
    'The first long line of the page that is as wide as the text is',
    'and the second long line of the page that is as wide as the one',
    'and then the page ends in the middle of a sentence that goes',
  ]
  const second = [
    'on here, on the next page, with a long line that is wide as well',
    'and another long line of the page that is as wide as the text is',
    'and so the sentence and the page come to their end together.',
  ]
  const text = joinPages([page(first, '12'), page(second, '13')], false)
  expect(text).toContain('a sentence that goes on here')
  expect(text).not.toMatch(/1[23]/)
})

test('a page without words has no lines', () => {
  expect(read([line(' ', 72, 700)], true)).toBe('')
})

import { describe, expect, test } from 'vitest'
import { drawPages } from '#tests/draw-pages'
import { readPdf } from './read-pdf.ts'

/** The text of one page with these lines on it. */
async function read(lines: Parameters<typeof drawPages>[0][number]) {
  const [part] = await readPdf(await drawPages([lines]), { preserveLines: false, most: 100_000 })
  return part?.text
}

describe('the mark of a note goes', () => {
  const before = { text: 'He held the hook', y: 700 }
  const mark = { text: '1', x: 155.2, y: 704.5, size: 6.5 }

  test('and leaves the space that the next word needs', async () => {
    expect(await read([before, mark, { text: 'like a man.', x: 158.7, y: 700 }])).toBe(
      'He held the hook like a man.',
    )
  })

  test('and leaves none before a comma', async () => {
    expect(await read([before, mark, { text: ', like a man.', x: 158.7, y: 700 }])).toBe(
      'He held the hook, like a man.',
    )
  })

  test('where it was drawn over the space in its line', async () => {
    expect(await read([{ text: 'He held the hook like a man.', y: 700 }, mark])).toBe(
      'He held the hook like a man.',
    )
  })

  test('but over a number it is an exponent', async () => {
    const exponent = { ...mark, text: '2', x: 115.9 }
    expect(await read([{ text: 'It was 10 m and 10 m', y: 700 }, exponent])).toContain('2')
  })
})

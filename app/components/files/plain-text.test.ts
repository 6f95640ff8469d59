import { describe, expect, test } from 'vitest'
import { readPlain } from './plain-text.ts'

const MOST = 8_000
const read = (text: string, preserveLines = false, most = MOST) =>
  readPlain(new TextEncoder().encode(text), preserveLines, most)

const prose = `Nobody in the house had opened the attic door since the spring, and
so nobody knew about the bird. It had come in through the broken
pane, looking for a quiet corner, and it had stayed because the rain
did not stop for eleven days.`
const joined = prose.replaceAll('\n', ' ')

describe('the frame of a free library', () => {
  const framed = (start: string, end: string) =>
    `The Free eBook of The Guest\n\nThis eBook is free.\n\n${start}\n\nProduced by A. Pupil\n\n${prose}\n\nIt was _not_ afraid; it was _very old_.\n\n[Illustration: a bird]\n\n${end}\n\nSection 1. Terms.`

  test.each([
    [
      '*** START OF THE PROJECT GUTENBERG EBOOK THE GUEST ***',
      '*** END OF THE PROJECT GUTENBERG EBOOK THE GUEST ***',
    ],
    [
      '***START OF THIS PROJECT GUTENBERG EBOOK THE GUEST***',
      'End of the Project Gutenberg EBook of The Guest, by A. Pupil',
    ],
    [
      '*** START OF THE FREE LIBRARY EBOOK THE GUEST\nIN THE ATTIC ***',
      '*** END OF THE FREE LIBRARY EBOOK THE GUEST ***',
    ],
  ])('is left out, and so are its signs: %s', async (start, end) => {
    const { chapters, whole } = await read(framed(start, end))
    expect(chapters).toEqual([{ title: '', text: `${joined}\n\nIt was not afraid; it was very old.` }])
    expect(whole).toContain('Section 1. Terms.')
    expect(whole).toContain('_not_')
  })

  test('of a long work is offered beside its chapters', async () => {
    const work = ['I', 'II'].map((number) => `CHAPTER ${number}\n\n${`${prose}\n\n`.repeat(3)}`).join('')
    const text = `Free.\n\n*** START OF THE EBOOK ***\n\n${work}\n\n*** END OF THE EBOOK ***\n\nTerms.`
    const { chapters } = await read(text, false, 1_000)
    expect(chapters.map(({ title }) => title)).toEqual([
      'CHAPTER I',
      'CHAPTER II',
      'What the library wrote before it',
      'What the library wrote after it',
    ])
  })

  test('is not seen in a text that speaks of a start, and a blank to fill in stays', async () => {
    const text = 'The start of the story is slow.\n\nName: ____ and my_file_name stay. End of it.'
    expect(await read(text)).toEqual({ chapters: [{ title: '', text }] })
  })
})

test('a poem keeps its lines when poetry is chosen; zeros and blank ends go', async () => {
  expect((await read(`\n\n${prose}\n\0`, true)).chapters[0]?.text).toBe(prose)
  expect(await read(' \n\t\n')).toEqual({ chapters: [] })
})

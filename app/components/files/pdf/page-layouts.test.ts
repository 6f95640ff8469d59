import { describe, expect, test } from 'vitest'
import { type Drawn, drawPages } from '#tests/draw-pages'
import { loadKnownWords } from '../known-words.ts'
import { readPdf } from './read-pdf.ts'

const knows = await loadKnownWords()

/** The text of pages with these lines on them. */
async function read(pages: Drawn[][], kind = 'fiction') {
  const [part] = await readPdf(await drawPages(pages), {
    preserveLines: kind === 'poetry',
    most: 100_000,
    knows,
  })
  return part ?? { title: '', text: '', leftNumbers: undefined }
}

/** Lines below each other. */
const block = (lines: string[], top = 700, more: Partial<Drawn> = {}): Drawn[] =>
  lines.map((text, at) => ({ text, y: top - at * 14, ...more }))

const narrow = [
  'Nobody in the house had opened the attic',
  'door since the spring, and so nobody in',
  'it knew about the bird that had come in',
  'through the broken pane.',
]
const song = [
  'The lamp is out,',
  'The stair is cold and long,',
  'And nobody at all',
  'Comes down to hear my song.',
]

describe('prose or verse', () => {
  test('prose in a margin of its own is joined below a line that is much wider', async () => {
    const title = {
      text: 'An account of what a bird did in an attic in the course of eleven days of rain',
      y: 740,
    }
    const { text } = await read([[title, ...block(narrow)]])
    expect(text).toBe(`${title.text}\n\n${narrow.join(' ')}`)
  })

  test('a song between two paragraphs keeps its lines', async () => {
    const { text } = await read([[...block(narrow), ...block(song, 620), ...block(narrow, 540)]])
    expect(text).toBe([narrow.join(' '), song.join('\n'), narrow.join(' ')].join('\n\n'))
  })

  test('a long line that ends at the margin flows, also among lines that were ended', async () => {
    const long = 'Every one of the people who came to the meeting was asked to fill out a comment card'
    const list = ['A lamp', 'A rope', 'A biscuit']
    const { text } = await read([[...block(list), ...block([long, 'before it began.'], 640)]])
    expect(text).toBe(`${list.join('\n')}\n\n${long} before it began.`)
  })
})

describe('paragraphs', () => {
  test('a heading in bold of the same size is one by itself', async () => {
    const lines = block(narrow, 686)
    const { text } = await read([[{ text: 'The Guest', y: 700, bold: true }, ...lines]])
    expect(text).toBe(`The Guest\n\n${narrow.join(' ')}`)
  })

  test('bold words inside a sentence are no heading', async () => {
    const lines = block(narrow).map((line, at) => ({ ...line, bold: at === 1 }))
    expect((await read([lines])).text).toBe(narrow.join(' '))
  })

  test('lines to write on are lines, and the next question is another paragraph', async () => {
    const lines = ['What did the bird want?', '_'.repeat(60), 'What did Mara think of it?']
    expect((await read([block(lines)])).text).toBe(lines.join('\n\n'))
  })

  test('a word cut without a hyphen that the file gives is whole; two words stay two', async () => {
    const lines = [
      'Nobody in the house had read the docu',
      'ment that lay on the table, and so a',
      'line of it was never heard by any one.',
    ]
    expect((await read([block(lines)])).text).toBe(
      'Nobody in the house had read the document that lay on the table, and so a line of it was never heard by any one.',
    )
  })

  test('small raised letters stay with their number, a raised number after a word goes', async () => {
    const line = [
      { text: 'On May 5', y: 700 },
      { text: 'th', x: 118, y: 705.5, size: 6.5 },
      { text: 'it rained', x: 128, y: 700 },
      { text: '2', x: 169, y: 704.5, size: 6.5 },
      { text: 'again.', x: 180, y: 700 },
    ]
    expect((await read([line])).text).toBe('On May 5th it rained again.')
  })
})

test('a mark of a note at the start of a line goes, the note at the foot begins with its own', async () => {
  const lines = [
    { text: 'The report gave the certifications', y: 700 },
    { text: '1', y: 690.5, size: 6.5 },
    { text: 'required in this section.', x: 76, y: 686 },
  ]
  expect((await read([lines])).text).toBe('The report gave the certifications required in this section.')
  const note = [
    { text: '1', y: 84.5, size: 5.5 },
    { text: 'It was short.', x: 76, y: 80, size: 9 },
  ]
  const { takenOut } = await read([[...block(narrow), ...note]])
  expect(takenOut).toEqual([{ page: 1, reason: 'note', text: '1 It was short.' }])
})

test('columns above a table are read one by one', async () => {
  const right = narrow.map((line) => line.replace('attic', 'cellar').replace('bird', 'mouse'))
  const cells = [0, 1, 2].flatMap((row) =>
    [72, 240, 408].map((x, at) => ({ text: `Cell ${row + 1}${'abc'[at]}`, x, y: 560 - row * 16 })),
  )
  const { text } = await read([
    [...block(narrow, 700, { size: 10 }), ...block(right, 700, { x: 300, size: 10 }), ...cells],
  ])
  expect(text).toContain(`${narrow.join(' ')}\n\n${right.join(' ')}`)
  expect(text).toContain('Cell 1a Cell 1b Cell 1c')
})

describe('what stands around the text', () => {
  const page = (top: Drawn, at = 0): Drawn[] => [
    top,
    ...block(
      narrow.map((line) => `${line} ${'abc'[at]}`),
      660,
    ),
  ]

  test('a title with the number of its page goes, numbered headings stay', async () => {
    const titles = [0, 1, 2].map((at) => page({ text: `${at + 12} The Guest`, y: 740, size: 9 }, at))
    expect((await read(titles)).takenOut?.map(({ text }) => text)).toEqual([
      '12 The Guest',
      '13 The Guest',
      '14 The Guest',
    ])
    const headings = ['1 The rain', '2 The biscuit', '3 The date'].map((text, at) =>
      page({ text, y: 700, size: 16 }, at),
    )
    expect((await read(headings)).takenOut).toBeUndefined()
  })

  test('numbers of entries are no numbers of lines', async () => {
    const entries = ['The rain', 'The biscuit', 'The date', 'The beam'].flatMap((text, at) => [
      { text: String(at + 1), y: 700 - at * 14 },
      { text, x: 92, y: 700 - at * 14 },
    ])
    expect((await read([entries])).takenOut).toBeUndefined()
  })

  test('lines that repeat right at the text belong to it', async () => {
    const refrain = { text: 'Come down, come down, you bird.', y: 674 }
    expect((await read([page(refrain), page(refrain, 1)])).takenOut).toBeUndefined()
    const header = { ...refrain, y: 740 }
    expect((await read([page(header), page(header, 1)])).takenOut).toHaveLength(2)
  })

  test('what a browser prints goes wherever its date stands; a date in the text stays', async () => {
    const printed = { text: 'The Guest - 2 of 7 - 6/12/2026, 14:12', y: 20, size: 8 }
    expect((await read([[...block(narrow), printed]])).takenOut).toMatchObject([{ reason: 'printed' }])
    expect((await read([block([...narrow, 'It was 6/12/2026 when it rained.'])])).takenOut).toBeUndefined()
  })

  test('a number of a page between two signs goes, an item in brackets stays', async () => {
    for (const [first, second] of [
      ['[ 88 ]', '[ 89 ]'],
      ['( 88 )', '( 89 )'],
    ]) {
      const pages = [first, second].map((text = '', at) => [
        ...block(at === 0 ? narrow : song),
        { text, x: 300, y: 40 },
      ])
      const { takenOut } = await read(pages)
      expect(takenOut?.map(({ reason }) => reason)).toEqual(['page number', 'page number'])
    }
    const item = [...block(narrow), { text: '(1)', y: 40 }]
    expect((await read([item])).text).toContain('(1)')
  })

  test('the foot of a page alone goes, the year below a poem stays', async () => {
    const foot = { text: '1 The Attic Review', y: 30, size: 8 }
    expect((await read([[...block(song), foot]], 'poetry')).text).toBe(song.join('\n'))
    const year = { text: 'Mara Lind, 1916', y: 600 }
    expect((await read([[...block(song), year]], 'poetry')).text).toContain('1916')
  })

  test('a label at an angle goes, a text at an angle is text', async () => {
    const label = { text: 'DRAFT', x: 300, y: 400, size: 60, turn: 45 }
    expect((await read([[...block(narrow), label]])).takenOut).toMatchObject([
      { reason: 'across', text: 'DRAFT' },
    ])
    const story = [...narrow, ...narrow].map((text, at) => ({ text, x: 300 + at * 14, y: 100, turn: 90 }))
    const whole = await read([[...block([...narrow, ...narrow, ...narrow]), ...story]])
    expect(whole.takenOut).toBeUndefined()
  })
})

describe('numbers of lines', () => {
  const rows = [
    ...narrow.slice(0, 3),
    'through the broken pane on the eleventh',
    'day of the rain, when the whole of it',
    'had gone very quiet.',
  ]
  const counted = (first: number, every: number, x: number) => [
    { text: 'Read the story.', y: 740 },
    ...block(rows),
    ...rows.flatMap((_, at) =>
      (first + at) % every === 0 ? [{ text: String(first + at), x, y: 700 - at * 14 }] : [],
    ),
  ]

  test.each([
    ['right of every line, from 21', 21, 1, 400],
    ['left of every line, from 1', 1, 1, 40],
    ['left of every second line, from 8', 8, 2, 40],
  ])('leave the text and stay those of its lines: %s', async (_, first, every, x) => {
    const part = await read([counted(first, every, x)])
    expect(part.text).toBe(`Read the story.\n\n${rows.join(' ')}`)
    const numbers = part.leftNumbers ?? []
    expect(numbers.slice(-rows.length)).toEqual(rows.map((row, at) => [first + at, row]))
    expect(numbers.length - rows.length).toBeLessThan(every)
  })

  test('stay in a contents page, whose rows end in numbers of their own', async () => {
    const titles = ['The Rain', 'A Bird', 'The Attic', 'Two Lamps', 'A Rope', 'The Roof', 'The Sun', 'A Door']
    const entries = titles.flatMap((title, at) => [
      { text: String(at + 1), x: 72, y: 700 - at * 16 },
      { text: title, x: 100, y: 700 - at * 16 },
      { text: String(at * 7 + 3), x: 300, y: 700 - at * 16 },
    ])
    expect((await read([entries])).takenOut).toBeUndefined()
  })

  test('are none where nothing counts the lines', async () => {
    expect((await read([block(rows)])).leftNumbers).toBeUndefined()
  })
})

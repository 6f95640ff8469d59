import { describe, expect, test } from 'vitest'
import {
  buildPage,
  isReadable,
  meanConfidence,
  type Recognized,
  textOfPage,
  trustKnown,
} from './photo-page.ts'

/** `from` and `by`: where a line begins, and how far its last word stands from the others. */
type Line = { words: [string, number][]; at: number; from?: number; by?: number }

/** One block whose lines stand at these places, down the page or, on its side, along it. */
function recognized(lines: Line[], isSideways = false): Recognized {
  const box = (at: number) =>
    isSideways ? { x0: at - 10, x1: at + 10, y0: 50, y1: 400 } : { x0: 50, x1: 400, y0: at - 10, y1: at + 10 }
  return {
    blocks: [
      {
        paragraphs: [
          {
            lines: lines.map(({ words, at, from = 50, by = 0 }) => ({
              bbox: { ...box(at), ...(isSideways ? {} : { x0: from }) },
              words: words.map(([text, confidence], number) => {
                const x0 = from + number * 40 + (number === words.length - 1 ? by : 0)
                return { text, confidence, bbox: { ...box(at), x0, x1: x0 + 30 } }
              }),
            })),
          },
        ],
      },
    ],
  }
}

const clear = (text: string): [string, number][] => text.split(' ').map((word) => [word, 96])
const stanzas = (positions: number[]): Line[] =>
  ['And I sunned it', 'with smiles', 'And it grew', 'both day and night'].map((text, at) => ({
    words: clear(text),
    at: positions[at] ?? 0,
  }))
const twoStanzas = 'And I sunned it\nwith smiles\n\nAnd it grew\nboth day and night'

describe('a page that was read', () => {
  test('has its stanzas, upright and on either side', () => {
    expect(textOfPage(buildPage(recognized(stanzas([100, 140, 220, 260]))), true)).toBe(twoStanzas)
    expect(textOfPage(buildPage(recognized(stanzas([260, 220, 140, 100]), true)), true)).toBe(twoStanzas)
  })

  test('parts two columns', () => {
    expect(textOfPage(buildPage(recognized(stanzas([300, 340, 100, 140]))), true)).toBe(twoStanzas)
  })

  test('tells clear words from the ones to check, and leaves out what is no word', () => {
    const read = recognized([
      {
        words: [
          [' grow,', 84],
          [' ', 0],
          ['foe', 85],
          ['I', 77],
        ],
        at: 100,
      },
    ])
    expect(buildPage(read).lines).toEqual([
      [
        { text: 'grow,', isClear: false },
        { text: 'foe', isClear: true },
        { text: 'I', isClear: true },
      ],
    ])
    expect(meanConfidence(read)).toBe(82)
  })

  test('drops a word that the person emptied', () => {
    const [grow, foe] = [
      { text: ' ', isClear: false },
      { text: 'foe', isClear: true },
    ]
    expect(textOfPage({ lines: [[grow, foe], [], [grow]] }, true)).toBe('foe')
  })

  test('of prose has its lines joined, of a poem never', () => {
    const prose = [
      'The bus was late again, and nobody on the bench looked up when',
      'it came round the corner at last. Mara counted the coins in her',
      'hand, put them back, and waited for the driver to notice her.',
    ]
    const page = buildPage(recognized(prose.map((text, at) => ({ words: clear(text), at: 100 + 40 * at }))))
    expect(textOfPage(page, false)).toBe(prose.join(' '))
    expect(textOfPage(page, true)).toBe(prose.join('\n'))
  })

  test('begins a paragraph at an indent, of prose', () => {
    const prose = [
      'The bus was late again, and nobody on the bench looked up when',
      'it came round the corner at last. Mara counted the coins in her',
      'hand, put them back, and waited for the driver to notice her.',
      'He did not. He looked at the rain and at the clock of the bank,',
      'and at nothing else until the doors had closed behind them all.',
    ]
    const lines = prose.map((text, at) => ({
      words: clear(text),
      at: 100 + 40 * at,
      from: at === 3 ? 80 : 50,
    }))
    const page = buildPage(recognized(lines))
    expect(textOfPage(page, false)).toBe(`${prose.slice(0, 3).join(' ')}\n\n${prose.slice(3).join(' ')}`)
    expect(textOfPage(page, true)).toBe(prose.join('\n'))
    const askew = prose.map((text, at) => ({ words: clear(text), at: 100 + 40 * at, from: 50 + 4 * at }))
    expect(textOfPage(buildPage(recognized(askew)), false)).toBe(prose.join(' '))
  })

  test('loses signs without a letter that stand beside the text, and no others', () => {
    const dirty: Line[] = [
      {
        words: [
          ['|', 40],
          ['~', 30],
        ],
        at: 60,
        from: 900,
      },
      { words: [...clear('And I sunned it'), ['|', 50]], at: 100, by: 300 },
      { words: [...clear('with smiles'), ['—', 60]], at: 140 },
      {
        words: [
          ['*', 70],
          ['*', 70],
          ['*', 70],
        ],
        at: 180,
        from: 90,
      },
      { words: clear('And it grew 7'), at: 220, by: 300 },
    ]
    expect(textOfPage(buildPage(recognized(dirty)), true)).toBe(
      'And I sunned it\nwith smiles —\n* * *\nAnd it grew 7',
    )
  })

  test('asks for a word only where the word list doubts, too', () => {
    const knows = (word: string) => ['grandmother', 'half', 'open', "don't", 'rain'].includes(word)
    const check = (text: string) =>
      trustKnown({ lines: [[{ text, isClear: false }]] }, knows).lines[0]?.[0]?.isClear
    for (const text of ['Grandmother', '“half-open,”', 'Don’t', 'rain.', '(rain)', '—', '…'])
      expect(check(text), text).toBe(true)
    for (const text of ['rnin', 'ra1n', '1945', '|', 'half-opcn', 'r', 'rain|'])
      expect(check(text), text).toBe(false)
  })

  test('is not readable when it is blank or its words are guesses', () => {
    expect(meanConfidence({ blocks: null })).toBeNull()
    expect(meanConfidence({})).toBeNull()
    expect(isReadable(null)).toBe(false)
    expect(
      isReadable(
        meanConfidence(
          recognized([
            {
              words: [
                ['YIM', 61],
                ['pauuns', 20],
              ],
              at: 9,
            },
          ]),
        ),
      ),
    ).toBe(false)
    expect(isReadable(60)).toBe(true)
    expect(buildPage({ blocks: null }).lines).toEqual([])
  })
})

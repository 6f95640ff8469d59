import { describe, expect, test } from 'vitest'
import { buildPage, isReadable, meanConfidence, type Recognized, textOfPage } from './photo-page.ts'

type Line = { words: [string, number][]; at: number }

/** One block whose lines stand at these places, down the page or, on its side, along it. */
function recognized(lines: Line[], isSideways = false): Recognized {
  const box = (at: number) =>
    isSideways ? { x0: at - 10, x1: at + 10, y0: 50, y1: 400 } : { x0: 50, x1: 400, y0: at - 10, y1: at + 10 }
  return {
    blocks: [
      {
        paragraphs: [
          {
            lines: lines.map(({ words, at }) => ({
              bbox: box(at),
              words: words.map(([text, confidence]) => ({ text, confidence })),
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

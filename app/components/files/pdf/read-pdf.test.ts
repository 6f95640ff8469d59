import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FileProblem } from '../file-problem.ts'
import { loadKnownWords } from '../known-words.ts'
import { type PdfPages, readPdf } from './read-pdf.ts'

const folder = join(import.meta.dirname, '../../../../tests/pdf-files')
const knows = await loadKnownWords()

type Asked = { kind?: string; pages?: PdfPages; most?: number }

function readParts(name: string, { kind = 'fiction', pages, most = 100_000 }: Asked = {}) {
  const bytes = new Uint8Array(readFileSync(join(folder, name)))
  return readPdf(bytes, { preserveLines: kind === 'poetry', most, pages, knows })
}

async function read(name: string, asked?: Asked) {
  const [part] = await readParts(name, asked)
  return part ?? { title: '', text: '' }
}

async function problemOf(name: string, pages?: PdfPages): Promise<unknown> {
  const error = await read(name, { pages }).catch((thrown: unknown) => thrown)
  return error instanceof FileProblem ? error : null
}

const right: Record<string, { kind: string; right: string }> = JSON.parse(
  readFileSync(join(folder, 'right.json'), 'utf8'),
)

test.each(Object.entries(right))('%s is read as a reader sees it', async (name, { kind, right: text }) => {
  expect((await read(name, { kind })).text).toBe(text)
})

test('small print over a story in double spacing is a paragraph of its own', async () => {
  const { text } = await read('two-line-distances.pdf')
  expect(text.split('\n\n').map((paragraph) => paragraph.slice(0, 22))).toEqual([
    'Read the story twice. ',
    'Nobody in the house ha',
  ])
})

describe('what is left out', () => {
  test('is told with its page and the reason, and is in the whole text', async () => {
    const { text, takenOut, whole } = await read('footnotes.pdf')
    const note = '1 A pane is one sheet of glass in a window.'
    expect(takenOut).toEqual([{ page: 1, reason: 'note', text: note }])
    expect(text).not.toContain(note)
    expect(whole).toContain(note)
  })

  test('counts the lines of a poem', async () => {
    const { takenOut = [] } = await read('poem-line-numbers.pdf', { kind: 'poetry' })
    expect(takenOut.map((one) => [one.reason, one.text])).toEqual([
      ['line number', '5'],
      ['line number', '10'],
      ['line number', '15'],
    ])
  })

  test('is nothing where nothing stands around the text', async () => {
    const { takenOut, whole } = await read('talk.pdf')
    expect(takenOut).toBeUndefined()
    expect(whole).toBeUndefined()
  })
})

describe('pages', () => {
  test('that are pictures among pages of text are named', async () => {
    expect((await read('words-and-pictures-of-pages.pdf')).pictures).toEqual([2, 3])
  })

  test('of a long file can be chosen', async () => {
    expect(await problemOf('sixty-one-pages.pdf')).toMatchObject({ problem: 'pages', found: 61 })
    const { text } = await read('sixty-one-pages.pdf', { pages: { from: 12, to: 14 } })
    expect(text.length).toBeGreaterThan(0)
    const all = await read('sixty-one-pages.pdf', { pages: { from: 2, to: 61 } })
    expect(all.text.length).toBeGreaterThan(text.length)
  })

  test('of a text longer than the box come in parts that fit, with what was left out of each', async () => {
    const parts = await readParts('page-numbers-page-of.pdf', { most: 500 })
    expect(parts.map(({ title }) => title)).toEqual(['Page 1', 'Page 2', 'Page 3'])
    for (const [at, { text, whole, takenOut }] of parts.entries()) {
      expect(text.length).toBeLessThanOrEqual(500)
      expect(takenOut).toMatchObject([{ page: at + 1, reason: 'page number' }])
      expect(whole).toContain(`Page ${at + 1} of 3`)
    }
  })

  test('whose letters have no names are told from scans', async () => {
    expect(await problemOf('letters-without-names.pdf')).toMatchObject({ problem: 'letters' })
  })
})

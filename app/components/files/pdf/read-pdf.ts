import { limits } from '#domain/limits'
import { FileProblem } from '../file-problem.ts'
import { joinHyphenated, type KnowsWord } from '../join-hyphenated.ts'
import { findJoints } from './line-joints.ts'
import { findLineNumbers } from './line-numbers.ts'
import { measureLines, type PageColumn } from './measured-lines.ts'
import { orderColumns } from './page-columns.ts'
import { findFurniture, type TakenOut, usualSize } from './page-furniture.ts'
import { takeNotes } from './page-notes.ts'
import { type Run, turnUpright, type UprightPage } from './page-runs.ts'
import { findSegments } from './page-segments.ts'
import { openPdf, type ReadPage } from './pdf-pages.ts'

export type PdfPages = { from: number; to: number }

/** What a PDF holds. */
export type PdfText = {
  text: string
  /** Page numbers, titles of pages, line numbers, notes: left out of `text`. */
  takenOut: TakenOut[]
  /** The same with all of them in their places; `text` where nothing was taken out. */
  whole: string
  /** Pages that are pictures, which were not read; they count from 1. */
  pictures: number[]
}

type Options = {
  /** Each line stays a line, as in a poem. */
  preserveLines: boolean
  /** The pages to read, both counted; a PDF of more pages than are read at once needs them. */
  pages?: PdfPages | undefined
  knows?: KnowsWord | undefined
  onPage?: ((page: number, pages: number) => void) | undefined
}

/**
 * The text of a PDF as a reader sees it.
 *
 * @throws {FileProblem} where there is no text to read
 */
export async function readPdf(bytes: Uint8Array, options: Options): Promise<PdfText> {
  const read = await openPdf(bytes, options)
  const letters = read.flatMap(({ items }) => items.map(({ str }) => str)).join('')
  if (hasNoNames(letters)) throw new FileProblem('letters')
  const pictures = read.filter(({ isPicture }) => isPicture).map(({ page }) => page)
  const count = letters.replace(/[^\p{L}]/gu, '').length
  if (count === 0) throw new FileProblem(pictures.length > 0 ? 'scanned' : 'blank')
  if (pictures.length > 0 && count < 3 * read.length) throw new FileProblem('scanned')
  const { text, takenOut } = layOut(read, options, true)
  const whole = takenOut.length > 0 ? layOut(read, options, false).text : text
  if (text.length > limits.file.characters) throw new FileProblem('characters')
  return { text, takenOut, whole, pictures }
}

/** Letters that stand for no letter: a font that does not say what its shapes mean. */
function hasNoNames(text: string): boolean {
  const signs = text.replace(/\s/gu, '')
  const named = signs.replace(/[^\p{L}\p{M}\p{N}.,;:!?'"“”‘’()[\]…–—_-]|[ªºµ\ufffd\ue000-\uf8ff]/gu, '')
  return signs.length >= 20 && named.length < signs.length * 0.6
}

function layOut(
  read: readonly ReadPage[],
  options: Options,
  isTaking: boolean,
): { text: string; takenOut: TakenOut[] } {
  const upright = read.map(({ items, view }) => turnUpright(items, view))
  const furniture = findFurniture(upright)
  const usual = usualSize(upright.flatMap(({ runs }) => runs))
  const takenOut: TakenOut[] = isTaking
    ? furniture.taken.map((one) => ({ ...one, page: read[one.page - 1]?.page ?? one.page }))
    : []
  const columns = upright.flatMap((page, at): PageColumn[] => {
    const number = read[at]?.page ?? at + 1
    if (!isTaking) return toColumns(page, page.runs, number)
    for (const text of page.aside) takenOut.push({ page: number, reason: 'across', text })
    const runs = page.runs.filter((run) => !furniture.runs.has(run))
    const numbers = new Set(findLineNumbers(runs))
    for (const { text } of numbers) takenOut.push({ page: number, reason: 'line number', text })
    const { columns, notes } = takeNotes(
      toColumns(
        page,
        runs.filter((run) => !numbers.has(run)),
        number,
      ),
      usual,
    )
    for (const text of notes) takenOut.push({ page: number, reason: 'note', text })
    return columns
  })
  return { text: joinColumns(columns, options), takenOut }
}

function toColumns(page: UprightPage, runs: readonly Run[], number: number): PageColumn[] {
  return orderColumns(findSegments(runs), page.width).map((column) => ({ ...column, page: number }))
}

const signs = { flow: '\ue000', line: '\n', paragraph: '\n\n' }

function joinColumns(columns: readonly PageColumn[], { preserveLines, knows }: Options): string {
  const lines = measureLines(columns)
  const joints = findJoints(lines, preserveLines)
  const text = lines.map((line, at) => (at === 0 ? '' : signs[joints[at] ?? 'flow']) + line.text).join('')
  return joinHyphenated(text, knows)
}

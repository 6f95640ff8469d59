import { limits } from '#domain/limits'
import { FileProblem } from '../file-problem.ts'
import { joinHyphenated, type KnowsWord } from '../join-hyphenated.ts'
import { type Chapter, splitLong } from '../split-long.ts'
import { layOut } from './lay-out-pages.ts'
import { findJoints } from './line-joints.ts'
import { measureLines, type PageColumn } from './measured-lines.ts'
import { openPdf } from './pdf-pages.ts'
import { areApart, hasNoNames } from './unnamed-letters.ts'

export type PdfPages = { from: number; to: number }

type Options = {
  /** Each line stays a line, as in a poem. */
  preserveLines: boolean
  /** In characters: what the box takes. */
  most: number
  /** The pages to read, both counted; a PDF of more pages than are read at once needs them. */
  pages?: PdfPages | undefined
  knows?: KnowsWord | undefined
  onPage?: ((page: number, pages: number) => void) | undefined
}

/** A page of a text has at least so many letters. */
const LEAST_LETTERS = 3

/**
 * The text of a PDF as a reader sees it; one that is longer than the box in parts of some pages each.
 *
 * @throws {FileProblem} where there is no text to read
 */
export async function readPdf(bytes: Uint8Array, options: Options): Promise<Chapter[]> {
  const read = await openPdf(bytes, options)
  const letters = read.flatMap(({ items }) => items.map(({ str }) => str)).join('')
  if (hasNoNames(letters)) throw new FileProblem('letters')
  const unnamed = read.filter(({ isUnnamed }) => isUnnamed).map(({ page }) => page)
  const pictures = read.filter(({ isPicture }) => isPicture).map(({ page }) => page)
  const count = letters.replace(/[^\p{L}]/gu, '').length
  if (unnamed.length > 0 && count < LEAST_LETTERS * read.length) throw new FileProblem('letters')
  if (count === 0) throw new FileProblem(pictures.length > 0 ? 'scanned' : 'blank')
  if (pictures.length > 0 && count < LEAST_LETTERS * read.length) throw new FileProblem('scanned')
  const laidOut = layOut(read)
  const [first, last] = [read[0]?.page ?? 1, read.at(-1)?.page ?? 1]
  const textOf = (columns: readonly PageColumn[], from: number, to: number) =>
    joinColumns(
      columns.filter(({ page }) => page >= from && page <= to),
      options,
    )
  const partOf = (from: number, to: number): Chapter => {
    const takenOut = laidOut.takenOut.filter(({ page }) => page >= from && page <= to)
    const leftNumbers = laidOut.numbered
      .filter(({ page }) => page >= from && page <= to)
      .map(({ line }) => line)
    const within = (pages: number[]) => pages.filter((page) => page >= from && page <= to)
    return {
      title: from === to ? `Page ${from}` : `Pages ${from} to ${to}`,
      text: textOf(laidOut.columns, from, to),
      ...(takenOut.length > 0 && { takenOut, whole: textOf(laidOut.all, from, to) }),
      ...(leftNumbers.length > 0 && { leftNumbers }),
      ...(within(pictures).length > 0 && { pictures: within(pictures) }),
      ...(within(unnamed).length > 0 && { unnamed: within(unnamed) }),
    }
  }
  const all = partOf(first, last)
  if (areApart(all.text)) throw new FileProblem('apart')
  if (all.text.length > limits.file.characters) throw new FileProblem('characters')
  if (all.text.length <= options.most) return [all]
  const lengthOf = (page: number) => textOf(laidOut.columns, page, page).length
  return inPages({ partOf, lengthOf }, first, last, options.most)
}

/** As many pages to a part as fit; a page that is longer than the box is parted itself. */
function inPages(
  { partOf, lengthOf }: { partOf: (from: number, to: number) => Chapter; lengthOf: (page: number) => number },
  first: number,
  last: number,
  most: number,
): Chapter[] {
  const parts: Chapter[] = []
  let [from, length] = [first, 0]
  for (let page = first; page <= last; page++) {
    const next = lengthOf(page) + 2
    if (page > from && length + next > most) {
      parts.push(partOf(from, page - 1))
      from = page
      length = 0
    }
    length += next
  }
  parts.push(partOf(from, last))
  return parts
    .flatMap((part) => (part.text.length > most ? splitLong(part, most) : [part]))
    .filter(({ text }) => text !== '')
}

const signs = { flow: '\ue000', line: '\n', paragraph: '\n\n' }

function joinColumns(columns: readonly PageColumn[], { preserveLines, knows }: Options): string {
  const lines = measureLines(columns)
  const joints = findJoints(lines, preserveLines)
  const text = lines.map((line, at) => (at === 0 ? '' : signs[joints[at] ?? 'flow']) + line.text).join('')
  return joinHyphenated(text, knows)
}

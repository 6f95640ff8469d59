import { limits } from '#domain/limits'
import { FileProblem } from '../file-problem.ts'
import { joinHyphenated, type KnowsWord } from '../join-hyphenated.ts'
import { findJoints } from './line-joints.ts'
import { findLineNumbers } from './line-numbers.ts'
import { measureLines, type PageColumn } from './measured-lines.ts'
import { orderColumns } from './page-columns.ts'
import { findFurniture, type TakenOut, usualSize } from './page-furniture.ts'
import { takeNotes } from './page-notes.ts'
import { plainLetters, type Run, turnUpright, type UprightPage } from './page-runs.ts'
import { findSegments, joinBaselines } from './page-segments.ts'
import { ARTIFACT, type Element } from './page-structure.ts'
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
  const letters = plainLetters(read.flatMap(({ items }) => items.map(({ str }) => str)).join(''))
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

/** Letters that stand for no letter: a font that does not say what its shapes mean, or counts its shapes. */
function hasNoNames(text: string): boolean {
  const counted = text.match(/\p{Cc}/gu)?.length ?? 0
  if (counted > 2 && counted > text.length * 0.02) return true
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
    const { page: number = at + 1, elements = [] } = read[at] ?? {}
    if (!isTaking) return toColumns(page, page.runs, number)
    const take = (reason: TakenOut['reason'], texts: readonly string[]) => {
      for (const text of texts) takenOut.push({ page: number, reason, text })
    }
    take('across', page.aside)
    const isArtifact = ({ element }: Run) => elements.length > 0 && element === ARTIFACT
    const runs = page.runs.filter((run) => !furniture.runs.has(run))
    take('beside', joinRuns(runs.filter(isArtifact)))
    const words = runs.filter((run) => !isArtifact(run))
    const numbers = new Set(findLineNumbers(words))
    take(
      'line number',
      [...numbers].map(({ text }) => text),
    )
    const body = words.filter((run) => !numbers.has(run))
    const { columns, notes } = takeNotes(
      elements.length > 0 ? toElements(body, elements, number) : toColumns(page, body, number),
      usual,
    )
    take('note', notes)
    return columns
  })
  return { text: joinColumns(columns, options), takenOut }
}

function toColumns(page: UprightPage, runs: readonly Run[], number: number): PageColumn[] {
  return orderColumns(findSegments(runs), page.width).map((column) => ({ ...column, page: number }))
}

/** What a tagged page says of itself; words outside its structure come last. */
function toElements(runs: readonly Run[], elements: readonly Element[], page: number): PageColumn[] {
  const outside = elements.length
  const byElement = new Map<number, Run[]>()
  for (const run of runs) {
    const element = run.element ?? outside
    byElement.set(element, [...(byElement.get(element) ?? []), run])
  }
  const columns: PageColumn[] = []
  for (const [element, own] of [...byElement].sort(([one], [other]) => one - other)) {
    const role = elements[element]?.role ?? 'P'
    for (const piece of cutAtJumps(own)) {
      const lines = joinBaselines(findSegments(piece)).map((line) => ({ ...line, element, role }))
      const last = columns.at(-1)
      const [above, below] = [last?.lines.at(-1), lines[0]]
      if (last && above && below && below.y < above.y + below.size) last.lines.push(...lines)
      else columns.push({ lines, isFull: false, page })
    }
  }
  return columns.length === 1 ? columns.map((column) => ({ ...column, isFull: true })) : columns
}

/** A step up by more than a line is the start of the next column. */
function cutAtJumps(runs: readonly Run[]): Run[][] {
  const pieces: Run[][] = []
  let above: Run | undefined
  for (const run of runs) {
    if (above && run.y < above.y + Math.max(run.size, above.size) * 1.2) pieces.at(-1)?.push(run)
    else pieces.push([run])
    above = run
  }
  return pieces
}

function joinRuns(runs: readonly Run[]): string[] {
  return joinBaselines(findSegments(runs)).map(({ text }) => text)
}

const signs = { flow: '\ue000', line: '\n', paragraph: '\n\n' }

function joinColumns(columns: readonly PageColumn[], { preserveLines, knows }: Options): string {
  const lines = measureLines(columns)
  const joints = findJoints(lines, preserveLines)
  const text = lines.map((line, at) => (at === 0 ? '' : signs[joints[at] ?? 'flow']) + line.text).join('')
  return joinHyphenated(text, knows)
}

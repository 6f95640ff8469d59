import { getDocumentProxy } from 'unpdf'
import { limits } from '#domain/limits'
import { FileProblem } from '../file-problem.ts'
import type { PageItem } from './page-runs.ts'
import { type Element, followMarks, isTagged, readStructure } from './page-structure.ts'
import { partUnnamed } from './unnamed-letters.ts'

/** What a page of a PDF says: its words with their places, and whether it is a picture; `page` counts from 1. */
export type ReadPage = {
  page: number
  items: PageItem[]
  view: number[]
  isPicture: boolean
  /** Some of its words were left out: nobody can tell their letters. */
  isUnnamed: boolean
  elements: Element[]
}

type Asked = {
  pages?: { from: number; to: number } | undefined
  onPage?: ((page: number, pages: number) => void) | undefined
}

/**
 * Reads the pages of a PDF one by one.
 *
 * @throws {FileProblem} 'pages' where there are more than are read at once, 'characters', 'password', 'damaged'
 */
export async function openPdf(bytes: Uint8Array, { pages, onPage }: Asked): Promise<ReadPage[]> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 }).catch((error: unknown) => {
    throw problemOf(error)
  })
  const from = Math.max(1, pages?.from ?? 1)
  const to = Math.min(pdf.numPages, pages?.to ?? pdf.numPages)
  if (to - from >= limits.file.pages) throw new FileProblem('pages', pdf.numPages)
  const read: ReadPage[] = []
  let left = limits.file.characters
  for (let number = from; number <= to; number++) {
    onPage?.(number, to)
    const page = await pdf.getPage(number)
    const { elements, contents } = readStructure(await page.getStructTree().catch(() => null))
    const stream = page.streamTextContent({ includeMarkedContent: true })
    const { items, isUnnamed } = partUnnamed(await readItems(stream, left, contents))
    const isBelieved = isTagged(items, elements)
    for (const { str } of items) left -= str.length
    items.push(...(await readFields(page)))
    const isPicture = !isUnnamed && countLetters(items) < 3 && (await hasPicture(page))
    read.push({
      page: number,
      items,
      view: page.view,
      isPicture,
      isUnnamed,
      elements: isBelieved ? elements : [],
    })
    page.cleanup()
  }
  return read
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** Reads piece by piece, so that a small file that unpacks to a huge page is left at the limit. */
async function readItems(
  stream: ReadableStream,
  most: number,
  contents: ReadonlyMap<string, number>,
): Promise<PageItem[]> {
  const source = stream.getReader()
  const items: PageItem[] = []
  const marks = followMarks(contents)
  let characters = 0
  for (;;) {
    const { done, value } = await source.read()
    if (done) return items
    for (const item of value.items) {
      if (!('str' in item)) {
        marks.mark(item)
        continue
      }
      items.push({ ...item, element: marks.element() })
      characters += item.str.length
    }
    if (characters > most) {
      void source.cancel(new Error('too long')).catch(() => undefined)
      throw new FileProblem('characters')
    }
  }
}

function countLetters(items: readonly PageItem[]): number {
  return items.reduce((sum, { str }) => sum + str.replace(/[^\p{L}]/gu, '').length, 0)
}

/** In points: the type in a field whose size nobody set. */
const FIELD_SIZE = 11

/** What was typed into the fields of a form, at their places. */
async function readFields(page: Page): Promise<PageItem[]> {
  const fields: {
    fieldType?: string
    fieldValue?: unknown
    rect?: number[]
    hidden?: boolean
    defaultAppearanceData?: { fontSize?: number }
  }[] = await page.getAnnotations().catch(() => [])
  return fields.flatMap(({ fieldType, fieldValue, rect = [], hidden, defaultAppearanceData }) => {
    const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue
    if (hidden || !/^(?:Tx|Ch)$/.test(fieldType ?? '') || typeof value !== 'string' || !value.trim())
      return []
    const [x = 0, bottom = 0, right = 0, top = 0] = rect
    const size = defaultAppearanceData?.fontSize || Math.min(FIELD_SIZE, Math.max(4, (top - bottom) * 0.7))
    return value.split(/\r\n?|\n/u).map((str, at): PageItem => {
      const y = top - size * (1.1 + at * 1.2)
      const width = Math.min(right - x, str.length * size * 0.5)
      return { str, transform: [size, 0, 0, size, x + 2, y], width, height: size, isTyped: true }
    })
  })
}

/** Numbers that pdf.js gives to the operations that draw pictures. */
const drawings = new Set([83, 84, 85, 86, 87, 88, 90])

async function hasPicture(page: Page): Promise<boolean> {
  const { fnArray } = await page.getOperatorList()
  return fnArray.some((operation: number) => drawings.has(operation))
}

function problemOf(error: unknown): FileProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return new FileProblem('password')
  return new FileProblem(name === 'InvalidPDFException' ? 'damaged' : 'unreadable')
}

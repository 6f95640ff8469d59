import { limits } from '#domain/limits'
import { FileProblem } from '../file-problem.ts'
import { type Chapter, splitLong } from '../split-long.ts'
import { textOf, unpack } from '../unpack.ts'
import { type Entry, type Files, readPackage, resolve } from './book-package.ts'
import { elementsOf, parseMarkup } from './parse-markup.ts'
import { type Block, readBlocks, writeBlocks } from './read-blocks.ts'
import { readStyles } from './style-sheet.ts'

type Book = {
  blocks: Block[]
  /** Where each file begins among the blocks, and each id of it, as `path#id`. */
  starts: Map<string, number>
}

/** Where a chapter begins among the blocks of a book. */
type Start = { title: string; at: number }

/**
 * The chapters of an .epub file with their texts, in reading order: one for each entry of its contents, or for each
 * file of a book without contents. Throws a FileProblem.
 *
 * @param most characters that the box takes: a longer chapter comes in parts
 */
export function readBook(bytes: Uint8Array, preserveLines: boolean, most: number): Chapter[] {
  const files = unpack(bytes, limits.file.book, (name) => /\.(?:x?html?|xml|opf|ncx|css)$/iu.test(name))
  const { name, paths, contents } = readPackage(files)
  const book = readFiles(files, paths, preserveLines)
  const starts = startsOf(book, name, paths, contents)
  const chapters: Chapter[] = []
  for (const [at, start] of starts.entries()) {
    const blocks = book.blocks.slice(start.at, starts[at + 1]?.at)
    const text = writeBlocks(blocks)
    if (!/\p{L}{2}/u.test(text)) continue
    const headings = blocks.flatMap((block) => (block.isHeading ? [block.text] : []))
    const title = start.title || headings[0]?.replace(/\s+/gu, ' ') || `Part ${chapters.length + 1}`
    chapters.push(...splitLong({ title, text }, most, headings))
  }
  if (chapters.length === 0) throw new FileProblem('blank')
  return chapters
}

function readFiles(files: Files, paths: readonly string[], preserveLines: boolean): Book {
  const book: Book = { blocks: [], starts: new Map() }
  let characters = 0
  for (const path of paths) {
    const markup = textOf(files, path)
    if (markup === null) continue
    const document = parseMarkup(markup)
    const { blocks, anchors } = readBlocks(document, stylesOf(files, path, document), preserveLines)
    for (const block of blocks) characters += block.text.length
    if (characters > limits.file.book.characters) throw new FileProblem('book')
    const start = book.blocks.length
    book.starts.set(path, start)
    for (const [id, at] of anchors) book.starts.set(`${path}#${id}`, start + at)
    for (const block of blocks) book.blocks.push(block)
  }
  return book
}

function stylesOf(files: Files, path: string, document: Document) {
  const linked = elementsOf(document, 'link').map(
    (link) => textOf(files, resolve(path, link.getAttribute('href') ?? '')) ?? '',
  )
  return readStyles([...linked, ...elementsOf(document, 'style').map((style) => style.textContent ?? '')])
}

/** Where the chapters begin; entries of one place, as “Part One” and “Chapter 1”, are one chapter. */
function startsOf(
  { starts, blocks }: Book,
  name: string,
  paths: readonly string[],
  contents: readonly Entry[],
): Start[] {
  const found = contents.flatMap(({ title, path, id }): Start[] => {
    // Without its place in the text, a chapter of its own file begins with the file; notes that are left out are none.
    const isAlone = contents.filter((entry) => entry.path === path).length === 1
    const at = starts.get(id ? `${path}#${id}` : path) ?? (isAlone ? starts.get(path) : undefined)
    return at === undefined ? [] : [{ title, at }]
  })
  const byStart: Start[] = []
  for (const start of found.sort((one, other) => one.at - other.at)) {
    const last = byStart.at(-1)
    if (last?.at !== start.at) byStart.push({ ...start })
    else if (last.title !== start.title) last.title += ` · ${start.title}`
  }
  const [first] = byStart
  if (!first)
    return paths.flatMap((path) => (starts.has(path) ? [{ title: '', at: starts.get(path) ?? 0 }] : []))
  const before = blocks.slice(0, first.at).filter(({ text }) => text !== '')
  if (before.length === 0 || isTitlePage(before, name)) return byStart
  return [{ title: `Before “${first.title}”`, at: 0 }, ...byStart]
}

/** In blocks, and in letters of each: more is hardly a title with its writer and its publisher. */
const LONGEST_TITLE_PAGE = { blocks: 8, letters: 60 }

/** The name of the book and a few more names: no sentence, no line of a poem, no “For my mother”. */
function isTitlePage(blocks: readonly Block[], name: string): boolean {
  if (blocks.length > LONGEST_TITLE_PAGE.blocks) return false
  if (!blocks.some(({ text, isHeading }) => isHeading || text.toLowerCase() === name.toLowerCase()))
    return false
  return blocks.every(
    ({ text, isHeading }) =>
      text.length <= LONGEST_TITLE_PAGE.letters &&
      !/[.!?…,;:—–”’]$/u.test(text) &&
      !/^(?:for|to|in memory|dedicated)\b/iu.test(text) &&
      (isHeading || /^(?:\p{Lu}|\d|©|by\b|a novel\b|written\b|illustrated\b|translated\b)/u.test(text)),
  )
}

import { DOMParser } from '@xmldom/xmldom'
import { limits } from '#domain/limits'
import { inlineText, readBlocks } from './book-markup.ts'
import { FileProblem } from './file-problem.ts'
import { textOf, unpack } from './unpack.ts'

export type Chapter = { title: string; text: string }

type Files = Record<string, Uint8Array>

/** The chapters of an .epub file with their texts, in reading order. Throws a FileProblem. */
export function readBook(bytes: Uint8Array): Chapter[] {
  const files = unpack(bytes, limits.file.book, (name) => /\.(?:x?html?|xml|opf|ncx)$/iu.test(name))
  const container = textOf(files, 'META-INF/container.xml')
  if (container === null) throw new FileProblem('ending')
  if (isProtected(files)) throw new FileProblem('protected')
  const opfPath = elementsOf(parse(container), 'rootfile')[0]?.getAttribute('full-path') ?? ''
  const opf = textOf(files, opfPath)
  if (opf === null) throw new FileProblem('damaged')
  const { paths, titles } = readPackage(files, opfPath, parse(opf))
  const chapters: Chapter[] = []
  let characters = 0
  for (const path of paths) {
    const markup = textOf(files, path)
    if (markup === null) continue
    const { heading, text } = readBlocks(parse(markup))
    characters += text.length
    if (characters > limits.file.book.characters) throw new FileProblem('book')
    if (/\p{L}{2}/u.test(text))
      chapters.push({ title: titles.get(path) || heading || `Part ${chapters.length + 1}`, text })
  }
  if (chapters.length === 0) throw new FileProblem('blank')
  return chapters
}

/** Obfuscated fonts do no harm; anything else that is encrypted is a protection against copying. */
function isProtected(files: Files): boolean {
  if (textOf(files, 'META-INF/rights.xml') !== null) return true
  const encryption = textOf(files, 'META-INF/encryption.xml')
  if (encryption === null) return false
  const ways = encryption
    .split('EncryptionMethod')
    .slice(1)
    .flatMap((part) => /^[^>]*Algorithm="([^"]*)"/u.exec(part)?.[1] ?? [])
  return ways.some((way) => !/idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC/u.test(way))
}

/** The paths of the chapters in reading order, and what the table of contents calls them. */
function readPackage(files: Files, opfPath: string, opf: Document) {
  const items = elementsOf(opf, 'item')
  const pathOf = (id: string | null) => {
    const href = items.find((item) => item.getAttribute('id') === id)?.getAttribute('href')
    return href ? resolve(opfPath, href) : ''
  }
  const paths = elementsOf(opf, 'itemref').map((ref) => pathOf(ref.getAttribute('idref')))
  const nav = items.find((item) => item.getAttribute('properties')?.split(/\s+/u).includes('nav'))
  const ncx = items.find((item) => item.getAttribute('media-type') === 'application/x-dtbncx+xml')
  const titles = new Map<string, string>()
  for (const list of [nav, ncx]) {
    const path = pathOf(list?.getAttribute('id') ?? null)
    const markup = path ? textOf(files, path) : null
    if (markup === null) continue
    for (const [target, title] of linksOf(parse(markup)))
      if (title && !titles.has(resolve(path, target))) titles.set(resolve(path, target), title)
  }
  return { paths: paths.filter((path) => path !== ''), titles }
}

function linksOf(document: Document): [target: string, title: string][] {
  const links = elementsOf(document, 'a').map((a): [string, string] => [
    a.getAttribute('href') ?? '',
    inlineText(a),
  ])
  const points = elementsOf(document, 'navPoint').map((point): [string, string] => {
    const [content] = [...Array.from(point.getElementsByTagName('content'))]
    const [label] = [...Array.from(point.getElementsByTagName('text'))]
    return [content?.getAttribute('src') ?? '', label ? inlineText(label) : '']
  })
  return [...links, ...points]
}

function elementsOf(document: Document, name: string): Element[] {
  return Array.from(document.getElementsByTagName(name))
}

/** A path inside the archive, from the place of the file that names it; what is outside stays inside. */
function resolve(from: string, href: string): string {
  const [target = ''] = href.split('#')
  try {
    return decodeURIComponent(new URL(target, `https://book.invalid/${from}`).pathname.slice(1))
  } catch {
    return ''
  }
}

/** Small faults of the markup are passed over, as reading apps do. */
function parse(markup: string): Document {
  const quiet = () => undefined
  const parser = new DOMParser({ errorHandler: { warning: quiet, error: quiet, fatalError: quiet } })
  try {
    return parser.parseFromString(markup.replace(/^\uFEFF/u, ''), 'text/html')
  } catch {
    // Nothing to read in it, or nested without end.
    throw new FileProblem('damaged')
  }
}

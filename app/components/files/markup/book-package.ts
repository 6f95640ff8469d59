import { FileProblem } from '../file-problem.ts'
import { textOf } from '../unpack.ts'
import { elementsOf, parseMarkup } from './parse-markup.ts'

export type Files = Record<string, Uint8Array>

/** An entry of the contents: what it calls a chapter, and where the chapter begins; `id` may be empty. */
export type Entry = { title: string; path: string; id: string }

/** What a book calls itself, the paths of its files in reading order, its contents. Throws a FileProblem. */
export function readPackage(files: Files): { name: string; paths: string[]; contents: Entry[] } {
  const container = textOf(files, 'META-INF/container.xml')
  if (container === null) throw new FileProblem('ending')
  if (isProtected(files)) throw new FileProblem('protected')
  const opfPath = elementsOf(parseMarkup(container), 'rootfile')[0]?.getAttribute('full-path') ?? ''
  const opfText = textOf(files, opfPath)
  if (opfText === null) throw new FileProblem('damaged')
  const opf = parseMarkup(opfText)
  const items = elementsOf(opf, 'item')
  const pathOf = (item: Element | undefined) => resolve(opfPath, item?.getAttribute('href') ?? '')
  const nav = items.find((item) => item.getAttribute('properties')?.split(/\s+/u).includes('nav'))
  const ncx = items.find((item) => item.getAttribute('media-type') === 'application/x-dtbncx+xml')
  const [first = [], second = []] = [nav, ncx].map((item) => (item ? readContents(files, pathOf(item)) : []))
  const contents = first.length > 0 ? first : second
  const paths = elementsOf(opf, 'itemref').flatMap((ref) => {
    const path = pathOf(items.find((item) => item.getAttribute('id') === ref.getAttribute('idref')))
    const isBeside = ref.getAttribute('linear') === 'no' && !contents.some((entry) => entry.path === path)
    return path === '' || isBeside ? [] : [path]
  })
  const [name] = elementsOf(opf, 'dc:title')
  return { name: name ? inlineText(name) : '', paths: [...new Set(paths)], contents }
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

function readContents(files: Files, path: string): Entry[] {
  const markup = textOf(files, path)
  if (markup === null) return []
  const document = parseMarkup(markup)
  const named = [...linksOf(document), ...pointsOf(document)].flatMap(({ title, href }) => {
    const target = resolve(path, href)
    return title && target ? [{ title, path: target, id: decode(href.split('#')[1] ?? '') }] : []
  })
  return named
}

type Link = { title: string; href: string }

/** Links of the navigation that holds the contents, and of no list of pages or pictures. */
function linksOf(document: Document): Link[] {
  const navs = elementsOf(document, 'nav')
  const toc = navs.find((nav) =>
    /\btoc\b/u.test(nav.getAttribute('epub:type') ?? nav.getAttribute('role') ?? ''),
  )
  return elementsOf(toc ?? navs[0] ?? document, 'a').map((a) => ({
    title: inlineText(a),
    href: a.getAttribute('href') ?? '',
  }))
}

function pointsOf(document: Document): Link[] {
  return elementsOf(document, 'navPoint').map((point) => {
    const [content] = elementsOf(point, 'content').filter((one) => one.parentNode === point)
    const [label] = elementsOf(point, 'text')
    return { title: label ? inlineText(label) : '', href: content?.getAttribute('src') ?? '' }
  })
}

function inlineText(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/gu, ' ').trim()
}

/** A path inside the archive, from the place of the file that names it; what is outside stays inside. */
export function resolve(from: string, href: string): string {
  const [target = ''] = href.split('#')
  if (href === '') return ''
  try {
    return decode(new URL(target, `https://book.invalid/${from}`).pathname.slice(1))
  } catch {
    return ''
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

import { XMLSerializer } from '@xmldom/xmldom'
import { textOf } from '../unpack.ts'
import { childElements } from './named-parts.ts'
import { elementsOf, parseMarkup } from './parse-markup.ts'

type Files = Record<string, Uint8Array>

/**
 * The parts of a Word file, made ready for mammoth, which does not know these: what Word hides and the words that only
 * say “Type here” go, a word with a reading above it stays without the reading, and space between two paragraphs is an
 * empty one.
 */
export function prepareWord(parts: Files): Files {
  const name = 'word/document.xml'
  const markup = textOf(parts, name)
  if (markup === null || !/<w:(?:vanish|ruby|spacing|showingPlcHdr|rStyle|pStyle)\b/u.test(markup))
    return parts
  const document = parseMarkup(markup, 'text/xml')
  if (!document?.documentElement) return parts
  const styles = readWordStyles(textOf(parts, 'word/styles.xml'))
  for (const control of elementsOf(document, 'w:sdt'))
    if (elementsOf(control, 'w:showingPlcHdr').length > 0) control.parentNode?.removeChild(control)
  for (const run of elementsOf(document, 'w:r')) if (isHidden(run, styles)) run.parentNode?.removeChild(run)
  for (const ruby of elementsOf(document, 'w:ruby')) {
    const [base] = elementsOf(ruby, 'w:rubyBase')
    for (const word of base ? elementsOf(base, 'w:t') : []) ruby.parentNode?.insertBefore(word, ruby)
    ruby.parentNode?.removeChild(ruby)
  }
  partBySpace(document, styles)
  return { ...parts, [name]: new TextEncoder().encode(new XMLSerializer().serializeToString(document)) }
}

/** Space in twentieths of a point; null where a style leaves it to what it is based on. */
type Style = { basedOn: string; hidden: boolean | null; before: number | null; after: number | null }

function readWordStyles(markup: string | null): (id: string) => Omit<Style, 'basedOn'> {
  const byId = new Map<string, Style>()
  for (const style of markup ? elementsOf(parseMarkup(markup, 'text/xml'), 'w:style') : []) {
    const [based] = elementsOf(style, 'w:basedOn')
    const own = {
      basedOn: based?.getAttribute('w:val') ?? '',
      hidden: switchOf(style, 'w:vanish'),
      ...spaceOf(style),
    }
    byId.set(style.getAttribute('w:styleId') ?? '', own)
    if (style.getAttribute('w:default') === '1' && style.getAttribute('w:type') === 'paragraph')
      byId.set('', own)
  }
  return (id) => {
    const found: Omit<Style, 'basedOn'> = { hidden: null, before: null, after: null }
    let at = byId.get(id)
    for (let depth = 0; at && depth < 10; depth += 1) {
      found.hidden ??= at.hidden
      found.before ??= at.before
      found.after ??= at.after
      at = at.basedOn ? byId.get(at.basedOn) : undefined
    }
    return found
  }
}

function isHidden(run: Element, styles: ReturnType<typeof readWordStyles>): boolean {
  const [own] = childElements(run).filter((child) => child.nodeName === 'w:rPr')
  const switched = own ? switchOf(own, 'w:vanish') : null
  if (switched !== null) return switched
  const [style] = own ? elementsOf(own, 'w:rStyle') : []
  const byRun = style ? styles(style.getAttribute('w:val') ?? '').hidden : null
  if (byRun !== null) return byRun
  let paragraph: Node | null = run.parentNode
  while (paragraph && paragraph.nodeName !== 'w:p') paragraph = paragraph.parentNode
  return paragraph ? (styles(styleOf(paragraph as Element)).hidden ?? false) : false
}

/** Whether a switch is on; null where it is not set. */
function switchOf(element: Element, name: string): boolean | null {
  const [found] = elementsOf(element, name)
  return found ? !/^(?:0|false|off)$/u.test(found.getAttribute('w:val') ?? '') : null
}

function styleOf(paragraph: Element): string {
  return elementsOf(paragraph, 'w:pStyle')[0]?.getAttribute('w:val') ?? ''
}

function spaceOf(element: Element): { before: number | null; after: number | null } {
  const [spacing] = elementsOf(element, 'w:spacing').filter(
    (one) => one.hasAttribute('w:before') || one.hasAttribute('w:after'),
  )
  const read = (name: string) =>
    spacing?.hasAttribute(name) ? Number(spacing.getAttribute(name)) || 0 : null
  return { before: read('w:before'), after: read('w:after') }
}

/** Where the space is wider than the narrowest of the text, an empty paragraph is put. */
function partBySpace(document: Document, styles: ReturnType<typeof readWordStyles>): void {
  const [body] = elementsOf(document, 'w:body')
  const paragraphs = body ? childElements(body).filter((one) => one.nodeName === 'w:p') : []
  const spaces = paragraphs.map((paragraph) => {
    const own = spaceOf(paragraph)
    const style = styles(styleOf(paragraph))
    return { before: own.before ?? style.before ?? 0, after: own.after ?? style.after ?? 0 }
  })
  const gaps = spaces.slice(1).map(({ before }, at) => Math.max(before, spaces[at]?.after ?? 0))
  const narrowest = gaps.reduce((least, gap) => Math.min(least, gap), Number.POSITIVE_INFINITY)
  for (const [at, gap] of gaps.entries()) {
    const next = paragraphs[at + 1]
    if (next && gap > narrowest + LEAST_MORE)
      next.parentNode?.insertBefore(document.createElement('w:p'), next)
  }
}

/** Three points. */
const LEAST_MORE = 60

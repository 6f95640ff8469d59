import { childElements, isApart, isElement, isInPoem, isNamedLine, isNoteMark } from './named-parts.ts'
import type { Styles } from './style-sheet.ts'
import { BLOCKS, isOfData } from './table-rows.ts'

/** A paragraph, a heading, a line of verse or a row of a table. */
export type Block = {
  text: string
  isHeading: boolean
  /** Blocks in the same one stand on lines without a blank line between them. */
  group: Node | null
}

export type Marked = {
  blocks: Block[]
  /** For each id, the number of the block where it stands. */
  anchors: Map<string, number>
}

/** `parts`: an empty paragraph or a rule, which parts what is around it. */
type Draft = Block & { element: Element; inPoem: boolean; parts: boolean }

/** The blocks of a page of a book, or of a Word file written as one; with `preserveLines`, those of a poem. */
export function readBlocks(document: Document, styles: Styles, preserveLines: boolean): Marked {
  const root = document.getElementsByTagName('body')[0] ?? document.documentElement
  if (!root) return { blocks: [], anchors: new Map() }
  const parser = new BlockParser(root, styles, preserveLines)
  const notes = targetsOfNotes(root)
  for (const { node, isEnd } of walk(
    root,
    (element) => isApart(element) || styles.isHidden(element) || notes.has(element),
  ))
    parser.take(node, isEnd)
  const blocks = parser.blocks.map((block) => ({ ...block, text: tidy(block.text) }))
  groupLines(blocks, styles, preserveLines)
  return { blocks, anchors: parser.anchorsIn(blocks) }
}

class BlockParser {
  readonly blocks: Draft[] = []
  private readonly anchors = new Map<string, { block: number; at: number }>()
  private readonly styles: Styles
  private readonly preserveLines: boolean
  private readonly inner = new Set<Element>()
  private pre = 0
  private row: Element | null = null

  constructor(root: Element, styles: Styles, preserveLines: boolean) {
    this.styles = styles
    this.preserveLines = preserveLines
    this.open(root, false)
  }

  take(node: Node, isEnd: boolean): void {
    if (!isElement(node)) {
      // A byte order mark inside a text counts as a space, and is none.
      const text = node.nodeType === TEXT ? (node.nodeValue ?? '').replace(/\ufeff/gu, '') : ''
      this.add(this.pre > 0 ? text.replace(/\r\n?/gu, '\n') : text.replace(/\s+/gu, ' '))
      return
    }
    const name = node.nodeName.toLowerCase()
    if (!isEnd) this.note(node)
    if (name === 'pre') this.pre += isEnd ? -1 : 1
    if (name === 'br' && !isEnd) this.add('\n')
    if (this.row && node !== this.row) {
      if (/^t[dh]$/u.test(name)) this.add(isEnd ? '\t' : '')
      else if (BLOCKS.test(name)) this.add(' ')
      return
    }
    if (name === 'tr' && isOfData(node)) this.row = isEnd ? null : node
    if (!this.breaks(node, name)) return
    const block = this.blocks.at(-1)
    if (isEnd && block?.element === node && /^(?:p|hr)$/u.test(name) && block.text.trim() === '')
      block.parts = true
    this.open(node, !isEnd && /^h[1-6]$/u.test(name))
  }

  /** Begins a block, in the place of one without words. */
  private open(element: Element, isHeading: boolean): void {
    const last = this.blocks.at(-1)
    if (last && last.text.trim() === '' && !last.parts) this.blocks.pop()
    const group = this.row?.parentNode ?? null
    this.blocks.push({ element, text: '', isHeading, group, inPoem: isInPoem(element), parts: false })
  }

  private add(text: string): void {
    const block = this.blocks.at(-1)
    if (!block) return
    block.text = text === '\n' ? `${block.text.replace(/[ \t]$/u, '')}\n` : block.text + text
  }

  private note(element: Element): void {
    const at = this.blocks.at(-1)?.text.trim().length ?? 0
    for (const id of [element.getAttribute('id'), element.getAttribute('name')])
      if (id && !this.anchors.has(id)) this.anchors.set(id, { block: this.blocks.length - 1, at })
  }

  private breaks(element: Element, name: string): boolean {
    if (BLOCKS.test(name) || this.styles.isBlock(element)) {
      if (this.preserveLines || isInPoem(element))
        for (const line of linesInside(element)) this.inner.add(line)
      return true
    }
    return this.inner.has(element) || (name === 'span' && isNamedLine(element) && isInLines(element))
  }

  /** An id at the end of a block belongs to what follows. */
  anchorsIn(blocks: readonly Block[]): Map<string, number> {
    const found = new Map<string, number>()
    for (const [id, { block, at }] of this.anchors)
      found.set(id, at > 0 && at >= (blocks[block]?.text.length ?? 0) ? block + 1 : Math.max(0, block))
    return found
  }
}

const TEXT = 3

/** Spans that are all that a paragraph holds, one after the other with nothing between them, are its lines. */
function linesInside(element: Element): Element[] {
  const children = childElements(element)
  const [first] = children
  if (children.length < 2 || first?.nodeName.toLowerCase() !== 'span') return []
  if (children.some((child) => child.nodeName !== first.nodeName || /\s$/u.test(child.textContent ?? '')))
    return []
  const isBare = Array.from(element.childNodes).every((node) => isElement(node) || !node.nodeValue?.trim())
  return isBare && children.every((child) => /\S\s+\S/u.test(child.textContent ?? '')) ? children : []
}

/** One span that calls itself a line is none: others stand beside it. */
function isInLines(element: Element): boolean {
  return element.parentNode ? childElements(element.parentNode).filter(isNamedLine).length > 1 : false
}

/** The notes that marks of this page lead to: the paragraph or the item of a list with the note. */
function targetsOfNotes(root: Element): Set<Node> {
  const ids = new Set<string>()
  const links = Array.from(root.getElementsByTagName('a'))
  for (const link of links) {
    const isMark =
      isNoteMark(link) || (isElement(link.parentNode as Node) && isNoteMark(link.parentNode as Element))
    const id = link.getAttribute('href')?.split('#')[1]
    if (isMark && id) ids.add(id)
  }
  const found = new Set<Node>()
  if (ids.size === 0) return found
  for (const { node, isEnd } of walk(root, () => false)) {
    if (isEnd || !isElement(node) || !ids.has(node.getAttribute('id') ?? '')) continue
    let at: Node | null = node
    while (at && !/^(?:p|li|div|aside|dd|dt|section|tr)$/iu.test(at.nodeName)) at = at.parentNode
    if (
      at &&
      at !== root &&
      /^\W{0,2}(?:\d{1,3}|[*†‡§a-z]|[ivx]{1,5})(?:\W|$)|↩|↑/iu.test((at.textContent ?? '').trim())
    )
      found.add(at)
    else if (at && /^li$/iu.test(at.nodeName)) found.add(at)
  }
  return found
}

/** All nodes in order, elements at their start and at their end; without recursion, however deep they lie. */
function* walk(root: Node, skips: (element: Element) => boolean): Generator<{ node: Node; isEnd: boolean }> {
  const ahead: { node: Node; isEnd: boolean }[] = [{ node: root, isEnd: false }]
  for (let step = ahead.pop(); step; step = ahead.pop()) {
    const { node, isEnd } = step
    if (!isEnd && node !== root && isElement(node) && skips(node)) continue
    yield step
    if (isEnd || node.nodeType === TEXT) continue
    ahead.push({ node, isEnd: true })
    for (let child = node.lastChild; child; child = child.previousSibling)
      ahead.push({ node: child, isEnd: false })
  }
}

/** Of a poem the paragraphs of one element are its lines, unless they have lines themselves: then they are stanzas. */
function groupLines(blocks: readonly Draft[], styles: Styles, preserveLines: boolean): void {
  const byParent = new Map<Node, Draft[]>()
  for (const block of blocks) {
    if (block.isHeading || block.group) continue
    const parent = parentOf(block.element)
    if (parent) byParent.set(parent, [...(byParent.get(parent) ?? []), block])
  }
  for (const [parent, all] of byParent) {
    const worded = all.filter(({ text }) => text !== '')
    const lengths = worded.map(({ text }) => text.length).sort((one, other) => one - other)
    const isVerse = preserveLines
      ? (lengths[lengths.length >> 1] ?? 0) <= LONGEST_LINE
      : all.every(({ inPoem }) => inPoem)
    if (!isVerse || worded.some(({ text }) => text.includes('\n'))) continue
    const gaps = worded.map(({ element }, at) => {
      const above = worded[at - 1]?.element
      return above ? Math.max(styles.space(above).after, styles.space(element).before) : 0
    })
    const usual = Math.min(...gaps.slice(1))
    let group: Node = parent
    for (const [at, block] of worded.entries()) {
      if (at > 0 && (gaps[at] ?? 0) > usual + 0.2) group = block.element
      block.group = group
    }
  }
}

/** A line of verse that its writer put into a paragraph is seldom longer. */
const LONGEST_LINE = 160

/** The element that holds a paragraph and its neighbors; a wrapper of one paragraph holds no others. */
function parentOf(element: Element): Node | null {
  let at: Node | null = element.parentNode
  while (at && isElement(at) && !/^body$/iu.test(at.nodeName) && childElements(at).length === 1)
    at = at.parentNode
  return at
}

function tidy(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/gu, '')
    .replace(/\u2011/gu, '-')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, (gap) => (gap.includes('\t') ? '\t' : ' ')).trim())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Blocks as one text: a blank line between two, none between the lines of a stanza or the rows of a table. */
export function writeBlocks(blocks: readonly Block[]): string {
  let text = ''
  for (const [at, block] of blocks.entries()) {
    if (block.text === '') continue
    const above = blocks[at - 1]
    const isNext = block.group !== null && above?.group === block.group
    text += `${text === '' ? '' : isNext ? '\n' : '\n\n'}${block.text}`
  }
  return text
}

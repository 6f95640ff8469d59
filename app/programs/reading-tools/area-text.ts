import { trimSigns } from '#domain/trim-signs'

/** A text node of the page and where its words begin in the text of the area. */
type Piece = { node: Text; start: number }

/** The words of some elements as one text, and the nodes of the page that it came from. */
export type AreaText = { text: string; pieces: Piece[] }

const skipped =
  'sup, .line-number, .found, .unseen, .note, button, select, input, textarea, svg, [aria-hidden="true"], [hidden]'
/** Lines of a text, also of verse: a sentence goes on over their ends. */
const lineOfText = '.lines > .line, .passage.verse > p, blockquote.verse > p'
const blocks = new Set(
  'P LI UL OL DL DT DD DIV SECTION ARTICLE HEADER FOOTER BLOCKQUOTE PRE FIGURE FIGCAPTION TABLE TR TD TH H1 H2 H3 H4 H5 H6 DETAILS SUMMARY BR HR'.split(
    ' ',
  ),
)

/**
 * The words of an area, without the numbers of marks and lines, notes on locations, and controls. A line break comes
 * before a block, an empty line before a stanza or paragraph of a passage. Lines inside a stanza or paragraph are parted by
 * a line separator (U+2028): there no sentence ends.
 */
export function readAreaText(elements: readonly HTMLElement[]): AreaText {
  let text = ''
  const pieces: Piece[] = []
  const newLine = (count: number) => {
    if (text === '') return
    text = trimSigns(text, /[^\S\n]/)
    const present = text.length - trimSigns(text, /\n/).length
    text += '\n'.repeat(Math.max(0, count - present))
  }
  function walk(node: Node) {
    if (node instanceof Text) {
      if (node.data.trim() === '' && (text === '' || /\s$/.test(text))) return
      pieces.push({ node, start: text.length })
      text += node.data.replace(/\s/g, ' ')
      return
    }
    if (!(node instanceof HTMLElement) || node.matches(skipped)) return
    if (node instanceof HTMLDetailsElement && !node.open) return
    const isFirst = node.classList.contains('first')
    const textLine = node.closest(lineOfText)
    const isBlock = blocks.has(node.tagName) && (!textLine || (textLine === node && isFirst))
    if (isBlock) newLine(isFirst ? 2 : 1)
    else if (textLine === node) text = `${trimSigns(text, /[^\S\n]/)}\u2028`
    for (const child of node.childNodes) walk(child)
    if (isBlock && !textLine) newLine(1)
  }
  for (const element of elements) {
    newLine(2)
    walk(element)
  }
  return { text, pieces }
}

/** The range of the page that holds a span of the text; null when the page has changed since. */
export function rangeOf({ pieces }: AreaText, start: number, end: number): Range | null {
  const first = pieces.findLast((piece) => piece.start <= start)
  const last = pieces.findLast((piece) => piece.start < end)
  if (!first?.node.isConnected || !last?.node.isConnected) return null
  const range = document.createRange()
  range.setStart(first.node, Math.min(start - first.start, first.node.length))
  range.setEnd(last.node, Math.min(end - last.start, last.node.length))
  return range
}

/** The position in the text of a point of the page; null outside of it. */
export function offsetOf({ pieces }: AreaText, node: Node, offset: number): number | null {
  const piece = pieces.find((one) => one.node === node)
  return piece ? piece.start + Math.min(offset, piece.node.length) : null
}

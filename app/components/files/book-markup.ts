import { trimSigns } from '#domain/trim-signs'

/** The text of one chapter: its paragraphs with a blank line between them, and its first heading. */
export function readBlocks(document: Document): { heading: string; text: string } {
  const [body] = Array.from(document.getElementsByTagName('body'))
  const blocks: string[] = ['']
  let heading = ''
  for (const { node, isEnd } of walk(body ?? document)) {
    const name = node.nodeName.toLowerCase()
    if (node.nodeType === TEXT) {
      blocks.push(`${blocks.pop() ?? ''}${(node.nodeValue ?? '').replace(/\s+/gu, ' ')}`)
    } else if (name === 'br') blocks.push(`${(blocks.pop() ?? '').trimEnd()}\n`)
    else if (BLOCKS.test(name)) {
      if (isEnd && !heading && /^h[1-6]$/u.test(name)) heading = tidy(blocks.at(-1) ?? '')
      if (blocks.at(-1)?.trim()) blocks.push('')
      else blocks[blocks.length - 1] = ''
    }
  }
  const text = blocks
    .map((block) => block.split('\n').map(withoutOuterBlanks).join('\n').trim())
    .filter((block) => block !== '')
    .join('\n\n')
  return { heading, text }
}

/** The words of an element on one line. */
export function inlineText(element: Element): string {
  return tidy(element.textContent ?? '')
}

const TEXT = 3
const BLOCKS =
  /^(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|blockquote|section|article|aside|header|footer|figure|figcaption|table|tr|pre|hr|body)$/u
const SKIPPED = /^(?:script|style|head|title|svg|math|template)$/u

/** All nodes in order, elements at their start and at their end; without recursion, however deep they lie. */
function* walk(root: Node): Generator<{ node: Node; isEnd: boolean }> {
  const ahead: { node: Node; isEnd: boolean }[] = [{ node: root, isEnd: false }]
  for (let step = ahead.pop(); step; step = ahead.pop()) {
    yield step
    const { node, isEnd } = step
    if (isEnd || node.nodeType === TEXT || SKIPPED.test(node.nodeName.toLowerCase())) continue
    ahead.push({ node, isEnd: true })
    for (let child = node.lastChild; child; child = child.previousSibling)
      ahead.push({ node: child, isEnd: false })
  }
}

function withoutOuterBlanks(line: string): string {
  return trimSigns(line.replace(/^ +/u, ''), / /u)
}

function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

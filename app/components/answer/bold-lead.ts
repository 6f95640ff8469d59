import type { HastNode } from './mark-quotations.ts'

/** A first sentence of fewer words, such as "No.", takes the next one along. */
const FEWEST = 3
/** A longer one would make everything bold. */
const MOST = 30

/** A rehype plugin: the first sentence of the answer stands out from the rest. Its label stays in front of it. */
export function boldLead() {
  return (tree: HastNode) => {
    const paragraph = tree.children?.find(({ tagName }) => tagName === 'p')
    const nodes = paragraph?.children
    if (!paragraph || !nodes) return
    const from = nodes[0]?.tagName === 'strong' && textOf(nodes[0]).endsWith(':') ? 1 : 0
    const end = findEnd(nodes, from)
    if (!end) return
    const [last, rest] = split(nodes[end.at], end.length)
    const inside = [...nodes.slice(from, end.at), last]
    const lead = { type: 'element', tagName: 'span', properties: { className: ['lead'] }, children: inside }
    paragraph.children = [...nodes.slice(0, from), lead, rest, ...nodes.slice(end.at + 1)]
  }
}

/** Where the first sentence of enough words ends: in which node, after how many of its letters. */
function findEnd(nodes: readonly HastNode[], from: number): { at: number; length: number } | null {
  let before = ''
  for (let at = from; at < nodes.length; at += 1) {
    const node = nodes[at]
    const text = node ? textOf(node) : ''
    if (node?.type === 'text')
      for (const { 0: mark, index } of text.matchAll(/[.!?]["”’)]*(?=\s|$)/gu)) {
        const length = index + mark.length
        const words = (before + text.slice(0, length)).trim().split(/\s+/u).length
        if (words > MOST) return null
        if (words >= FEWEST) return { at, length }
      }
    before += text
  }
  return null
}

function split(node: HastNode | undefined, length: number): [HastNode, HastNode] {
  const value = node?.value ?? ''
  return [
    { type: 'text', value: value.slice(0, length) },
    { type: 'text', value: value.slice(length) },
  ]
}

function textOf({ value, children }: HastNode): string {
  return value ?? (children ?? []).map(textOf).join('')
}

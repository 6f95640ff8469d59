import type { HastNode } from './mark-quotations.ts'

/**
 * A rehype plugin: words that stand beside elements get an element of their own. A page translation replaces words by
 * elements that React does not know; it can only draw again what still is where it was.
 */
export function wrapWords() {
  return wrap
}

function wrap(node: HastNode): void {
  const { children = [] } = node
  for (const child of children) wrap(child)
  if (children.length > 1) node.children = children.map((child) => (isWords(child) ? inSpan(child) : child))
}

function isWords({ type, value }: HastNode): boolean {
  return type === 'text' && value?.trim() !== ''
}

function inSpan(child: HastNode): HastNode {
  return { type: 'element', tagName: 'span', properties: {}, children: [child] }
}

import { expect, it } from 'vitest'
import type { HastNode } from './mark-quotations.ts'
import { wrapWords } from './wrap-words.ts'

const words = (value: string): HastNode => ({ type: 'text', value })
const element = (tagName: string, ...children: HastNode[]): HastNode => ({
  type: 'element',
  tagName,
  children,
})

function drawn({ tagName, value, children = [] }: HastNode): string {
  const inside = value ?? children.map(drawn).join('')
  return tagName ? `<${tagName}>${inside}</${tagName}>` : inside
}

it('gives words beside an element an element of their own, however deep', () => {
  const item = element('li', element('p', words('It was '), element('strong', words('cold')), words('.')))
  const tree: HastNode = { type: 'root', children: [item] }
  wrapWords()(tree)
  expect(drawn(tree)).toBe('<li><p><span>It was </span><strong>cold</strong><span>.</span></p></li>')
})

it('leaves words alone that have one already, and blanks', () => {
  const tree = element('ul', words('\n'), element('li', words('cold')), words('\n'))
  wrapWords()(tree)
  expect(drawn(tree)).toBe('<ul>\n<li>cold</li>\n</ul>')
})

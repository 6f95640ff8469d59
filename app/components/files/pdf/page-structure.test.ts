import { expect, test } from 'vitest'
import { followMarks, isTagged, readStructure, type StructureNode } from './page-structure.ts'

const node = (role: string, ...children: (StructureNode | string)[]): StructureNode => ({
  role,
  children: children.map((child) => (typeof child === 'string' ? { type: 'content', id: child } : child)),
})

/** The role of the element that each content is in, and whether two are in one. */
function read(tree: StructureNode) {
  const { elements, contents } = readStructure(tree)
  return {
    role: (id: string) => elements[contents.get(id) ?? -1]?.role,
    areOne: (one: string, other: string) => contents.get(one) === contents.get(other),
  }
}

test('a link and a formula are inside their paragraph', () => {
  const { role, areOne } = read(node('P', 'a', node('Link', 'b'), node('Formula', 'c'), 'd'))
  expect(['a', 'b', 'c', 'd'].map(role)).toEqual(['P', 'P', 'P', 'P'])
  expect(areOne('a', 'd')).toBe(true)
})

test('a bullet and the paragraph of its item are one, a second paragraph is another', () => {
  const body = node('LBody', node('Part', node('P', 'words')), node('P', 'more'))
  const { role, areOne } = read(node('L', node('LI', node('Lbl', 'bullet'), body)))
  expect(areOne('bullet', 'words')).toBe(true)
  expect(role('words')).toBe('LI')
  expect(areOne('words', 'more')).toBe(false)
})

test('a note with its paragraphs is one, and what comes after it in its paragraph goes on below', () => {
  const { elements, contents } = readStructure(
    node('P', 'before', node('Note', node('P', 'one'), node('P', 'two')), 'after'),
  )
  expect(contents.get('one')).toBe(contents.get('two'))
  expect(elements[contents.get('one') ?? -1]?.role).toBe('Note')
  expect(contents.get('after')).toBeGreaterThan(contents.get('one') ?? 0)
})

test('a tree without a bottom ends', () => {
  const tree = node('Div')
  tree.children?.push(tree)
  expect(readStructure(tree).contents.size).toBe(0)
})

test('marks inside marks belong to the outer element, decoration to none', () => {
  const marks = followMarks(new Map([['m1', 7]]))
  marks.mark({ type: 'beginMarkedContentProps', id: 'm1', tag: 'P' })
  marks.mark({ type: 'beginMarkedContent', tag: 'Span' })
  expect(marks.element()).toBe(7)
  marks.mark({ type: 'endMarkedContent' })
  marks.mark({ type: 'endMarkedContent' })
  expect(marks.element()).toBeUndefined()
  marks.mark({ type: 'beginMarkedContent', tag: 'Artifact' })
  expect(marks.element()).toBe(-1)
})

const item = (str: string, element?: number) => ({ str, transform: [], width: 0, height: 0, element })
const paragraphs = (count: number) => Array.from({ length: count }, () => ({ role: 'P' }))

test('a structure is believed where it holds the words and whole paragraphs', () => {
  const whole = ['It rained.', 'The bird came in.', 'Nobody knew.', 'It stayed.']
  const lines = ['It rained, and the', 'bird came in and', 'nobody in the', 'house knew.']
  expect(isTagged(whole.map(item), paragraphs(4))).toBe(true)
  expect(isTagged(lines.map(item), paragraphs(4)), 'a paragraph for each line').toBe(false)
  expect(isTagged([item('It rained.', 0), item('The bird came in at last.')], paragraphs(1))).toBe(false)
  expect(isTagged([item('It rained.')], [])).toBe(false)
})

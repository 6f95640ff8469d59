import { expect, test } from 'vitest'
import { buildDoc } from '../doc/doc.ts'
import { readSyntax } from './read-syntax.ts'

function arcs(text: string): string[] {
  const doc = buildDoc(text, 'fiction')
  const { head, relation, tag } = readSyntax(doc)
  return doc.folded.map(
    (word, i) => `${word}/${tag[i]} ${relation[i]} ${doc.folded[head[i] as number] ?? 'ROOT'}`,
  )
}

test('who does what to whom', () => {
  const found = arcs('Oskar pulled his feet under the bench.')
  expect(found).toContain('oskar/PROPN nsubj pulled')
  expect(found).toContain('pulled/VBD root ROOT')
  expect(found).toContain('feet/NNS obj pulled')
  expect(found).toContain('bench/NN obl pulled')
})

test('what is told and what is spoken are parsed apart', () => {
  const doc = buildDoc('“I am fine,” she said, “really.”', 'fiction')
  const { units } = readSyntax(doc)
  expect(units.map((unit) => unit.map((i) => doc.folded[i]).join(' '))).toEqual([
    'i am fine , really .',
    'she said ,',
  ])
})

test('a negation hangs from what it denies', () => {
  expect(arcs('He did not take it.')).toContain('not/PART advmod take')
})

test('every unit is one tree, on any text', () => {
  for (const text of [
    '',
    '...',
    'a',
    'the the the the',
    'No! No! “No!”',
    '我 是 a b c, d; e — f'.repeat(20),
  ]) {
    const doc = buildDoc(text, 'fiction')
    const { units, head } = readSyntax(doc)
    for (const unit of units) {
      expect(unit.filter((i) => head[i] === -1)).toHaveLength(1)
      for (const start of unit) {
        let at = start
        for (let steps = 0; at >= 0 && steps <= unit.length; steps++) at = head[at] as number
        expect(at).toBe(-1)
      }
    }
  }
})

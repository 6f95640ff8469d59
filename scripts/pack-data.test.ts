import { expect, test } from 'vitest'
import { unpackNumbers, unpackRows, unpackWords } from '../close-reading/lexicons/unpack-words.ts'
import { inlineSlots, pack } from './pack-data.ts'

/** What the packed code gives when it runs. */
function run(code: string): unknown {
  return new Function('unpackWords', 'unpackNumbers', 'unpackRows', `return ${code}`)(
    unpackWords,
    unpackNumbers,
    unpackRows,
  )
}

const words = Array.from({ length: 60 }, (_, i) => `word${String(i).padStart(2, '0')}`)
const table = Object.fromEntries(words.map((word, i) => [word, (i % 7) / 2 - 1]))
const rows = words.map((word, i) => ({
  word,
  meaning: `what ${word} means`,
  ...(i % 2 ? { scene: '' } : {}),
}))
const faces = Object.fromEntries(
  [...words, '😂', '😅', 'i won’t'].map((word, i) => [word, [i % 5, 2 - (i % 3)]]),
)

test.each([
  ['words of several lines', [words.slice(0, 30).join(' '), words.slice(30).join(' ')], words],
  ['a number for each word', table, table],
  ['several numbers, and halves of characters', faces, faces],
  ['rows, some without their last column', rows, rows],
  [
    'rows that hold a bar, as they are',
    [{ word: 'a|b', meaning: '' }, ...rows],
    [{ word: 'a|b', meaning: '' }, ...rows],
  ],
  [
    'what stands in other forms',
    { rows: [{ word: 'Hi there', size: 2 }] },
    { rows: [{ word: 'Hi there', size: 2 }] },
  ],
  ['words with capitals, as they are', ['Ab', ...words], ['Ab', ...words]],
  ['words in an order of their own, as they are', ['zoo', ...words], ['zoo', ...words]],
])('gives again %s', (_, data, again) => {
  expect(run(pack(data))).toEqual(again)
})

test('makes sorted words shorter', () => {
  expect(pack(words).length).toBeLessThan(JSON.stringify(words).length / 2)
})

test('leaves a word of a table that is called as a note is', () => {
  const table = Object.fromEntries([...words, 'source'].map((word, i) => [word, i % 5]))
  expect(run(pack(table))).toEqual(table)
})

test('writes the words of a slot that stands once in its place, and keeps what several take', () => {
  const file = { slots: { kin: 'dad|{aunt}', aunt: 'aunt', once: 'a {kin}' }, signs: [{ says: '{once} is' }] }
  const other = { slots: {}, signs: [{ says: 'my {kin}' }] }
  expect(inlineSlots(file, [file, other])).toEqual({
    slots: { kin: 'dad|(aunt)' },
    signs: [{ says: '(a {kin}) is' }],
  })
  expect(inlineSlots({ slots: { a: 'b' } }, [])).toEqual({ slots: { a: 'b' } })
})

test('leaves out what a file says of itself', () => {
  expect(
    run(pack({ about: 'Words.', source: 'Ours.', license: 'MIT', list: { about: 'Some.', words: ['a b'] } })),
  ).toEqual({ list: { words: ['a b'] } })
})

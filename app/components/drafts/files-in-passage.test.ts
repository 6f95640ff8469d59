import { expect, test } from 'vitest'
import { emptyDraft } from './draft-store.ts'
import { writeFiles } from './files-in-passage.ts'
import { followFiles } from './follow-files.ts'
import { readFiles } from './read-files.ts'
import { sourceOf } from './write-asked.ts'

const rain = 'It rained the whole night, and nobody slept.'
const bird = 'A bird sang in the attic until the morning came.'

function draftWith(...parts: (string | [string, string])[]) {
  let passage = ''
  const files = parts.flatMap((part) => {
    passage += passage === '' ? '' : '\n\n'
    const [name, text] = typeof part === 'string' ? ['', part] : part
    const start = passage.length
    passage += text
    return name ? [{ name, start, end: passage.length }] : []
  })
  return { ...emptyDraft(), passage, files: writeFiles(files) }
}

const draft = draftWith('Mine.', ['rain.pdf', rain], ['bird.txt', bird])

function after(change: (passage: string) => string) {
  const passage = change(draft.passage)
  const changed = { ...draft, passage, ...followFiles(draft, { passage }) }
  return readFiles(changed).map(({ start, end }) => passage.slice(start, end))
}

test.each([
  ['words before both', (old: string) => `Oh. ${old}`, [rain, bird]],
  ['words after both', (old: string) => `${old} The end.`, [rain, bird]],
  [
    'words right before one',
    (old: string) => old.replace('A bird', 'Then: A bird'),
    [rain, `Then: ${bird}`.slice(6)],
  ],
  [
    'a corrected word',
    (old: string) => old.replace('nobody', 'no one'),
    [rain.replace('nobody', 'no one'), bird],
  ],
  [
    'a corrected first word',
    (old: string) => old.replace('It rained', 'They rained'),
    [rain.replace('It', 'They'), bird],
  ],
  [
    'a corrected last word',
    (old: string) => old.replace('slept.', 'sleeps!'),
    [rain.replace('slept.', 'sleeps!'), bird],
  ],
  [
    'lines joined over both',
    (old: string) => old.replace(/[\n ]+/g, '  '),
    [rain, bird].map((text) => text.replace(/ /g, '  ')),
  ],
  [
    'words before it and in it at once',
    (old: string) => old.replace('Mine.', 'Mine, I said.').replace('whole night', 'whole long night'),
    [rain.replace('whole', 'whole long'), bird],
  ],
  [
    'words in it and after it at once',
    (old: string) => `${old.replace('sang', 'sang loudly')} The end.`,
    [rain, bird.replace('sang', 'sang loudly')],
  ],
  ['one taken out', (old: string) => old.replace(`${rain}\n\n`, ''), [bird]],
  ['the other taken out', (old: string) => old.replace(`\n\n${bird}`, ''), [rain]],
  ['all replaced', () => 'Maya laughed, and the bird did not mind.', []],
  ['the box emptied', () => '', []],
  ['only spaces left of it', (old: string) => old.replace(rain, '   '), [bird]],
])('a file is where its text is: %s', (_, change, expected) => {
  expect(after(change)).toEqual(expected)
})

test('only a PDF is named as a source, once, as long as its text is there', () => {
  expect(sourceOf(draft)).toBe('rain.pdf')
  expect(sourceOf(draftWith(['a.pdf', rain], ['b.pdf', bird], ['a.pdf', 'Again.']))).toBe('a.pdf, b.pdf')
  expect(sourceOf({ ...draft, ...followFiles(draft, { passage: 'Mine.' }) })).toBe('')
})

test('stored values of another shape are no files', () => {
  const passage = 'Mine.'
  const wrong = [
    '',
    '{',
    '7',
    'null',
    '[null]',
    '[{"name":"a","start":-1,"end":2}]',
    '[{"name":"a","start":1,"end":9}]',
  ]
  for (const files of wrong) expect(readFiles({ files, passage })).toEqual([])
})

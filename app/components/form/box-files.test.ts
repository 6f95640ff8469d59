import { expect, test } from 'vitest'
import { addFile, filesIn, noFiles, takeOut } from './box-files.ts'

const rain = { name: 'rain.txt', text: 'It rained.' }
const bird = { name: 'bird.txt', text: 'It sang.' }

test('the text of a first file comes below what was typed', () => {
  expect(addFile('Mine.', noFiles, rain)).toEqual({
    passage: 'Mine.\n\nIt rained.',
    files: { added: [rain], waiting: null, twice: null },
  })
})

test('a second file waits for a word while the first one’s text is in the box', () => {
  const files = { added: [rain], waiting: null, twice: null }
  expect(addFile('It rained.', files, bird)).toEqual({
    passage: 'It rained.',
    files: { added: [rain], waiting: bird, twice: null },
  })
  expect(addFile('It rained much.', files, bird).passage).toBe('It rained much.\n\nIt sang.')
})

test('the same text a second time adds nothing, also where its frame was put back', () => {
  const framed = { ...rain, whole: 'Free. It rained. Terms.' }
  const files = { added: [framed], waiting: null, twice: null }
  for (const file of [rain, { name: 'copy.txt', text: framed.whole }])
    expect(addFile('It rained.', files, file)).toEqual({
      passage: 'It rained.',
      files: { added: [framed], waiting: null, twice: file.name },
    })
})

test('each file can be taken out as long as its text is there', () => {
  const passage = 'Mine.\n\nIt rained.\n\nIt sang.'
  expect(filesIn(passage, [rain, bird])).toEqual([rain, bird])
  expect(takeOut(passage, rain)).toBe('Mine.\n\nIt sang.')
  expect(takeOut(passage, bird)).toBe('Mine.\n\nIt rained.')
  expect(filesIn('It rains. It sang.', [rain, bird])).toEqual([bird])
})

import { expect, test } from 'vitest'
import type { PassageWithFiles as Box } from '../../drafts/files-in-passage.ts'
import { followFiles } from '../../drafts/follow-files.ts'
import { addBelow, addFile, filesIn, putInstead, readOf, takeOut } from './box-files.ts'
import { noFiles } from './box-state.ts'

const rain = { name: 'rain.txt', text: 'It rained.' }
const bird = { name: 'bird.txt', text: 'It sang.' }
const typed: Box = { passage: 'Mine.', files: '' }
const both = addBelow(addBelow(typed, rain), bird)
const textsIn = (box: Box) => filesIn(box).map(({ name, text }) => ({ name, text }))
const at = (box: Box, number: number) => {
  const file = filesIn(box)[number]
  if (!file) throw new Error('no such file')
  return file
}

test('the text of a first file comes below what was typed', () => {
  const { box, state } = addFile(typed, noFiles, rain)
  expect(box.passage).toBe('Mine.\n\nIt rained.')
  expect(textsIn(box)).toEqual([rain])
  expect(state).toEqual({ ...noFiles, read: [rain] })
})

test('a second file waits for a word while the first one’s text is in the box', () => {
  const first = addFile(typed, noFiles, rain)
  expect(addFile(first.box, first.state, bird)).toEqual({
    box: first.box,
    state: { ...noFiles, read: [rain, bird], waiting: bird },
  })
  const emptied = { passage: 'Mine.', files: '' }
  expect(addFile(emptied, first.state, bird).box.passage).toBe('Mine.\n\nIt sang.')
})

test('the same text a second time adds nothing, under another name and with its frame put back, too', () => {
  const framed = { name: 'free.txt', text: 'It rained.', whole: 'Free. It rained. Terms.' }
  const first = addFile(typed, noFiles, framed)
  const copy = { ...framed, name: 'copy.txt' }
  expect(addFile(first.box, first.state, copy)).toEqual({
    box: first.box,
    state: { ...first.state, twice: 'copy.txt' },
  })
  const back = putInstead(first.box, at(first.box, 0), framed.whole)
  expect(addFile(back, first.state, framed).state.twice).toBe('free.txt')
})

test('each file can be taken out, and the others are still known', () => {
  expect(both.passage).toBe('Mine.\n\nIt rained.\n\nIt sang.')
  const withoutRain = takeOut(both, at(both, 0))
  expect(withoutRain.passage).toBe('Mine.\n\nIt sang.')
  expect(textsIn(withoutRain)).toEqual([bird])
  const withoutBird = takeOut(both, at(both, 1))
  expect(withoutBird.passage).toBe('Mine.\n\nIt rained.')
  expect(textsIn(withoutBird)).toEqual([rain])
})

test('another text in the place of one leaves the others where they are', () => {
  const whole = putInstead(both, at(both, 0), 'Free. It rained. Terms.')
  expect(textsIn(whole)).toEqual([{ name: 'rain.txt', text: 'Free. It rained. Terms.' }, bird])
})

test('what was read for a text is known by it, and by its name after a correction', () => {
  const state = { ...noFiles, read: [rain, bird] }
  expect(readOf({ name: 'rain.txt', text: 'It sang.' }, state)).toBe(bird)
  expect(readOf({ name: 'rain.txt', text: 'It snowed.' }, state)).toBe(rain)
  expect(readOf({ name: 'rain.txt', text: 'It rained.' }, noFiles)).toBeUndefined()
})

test('a file of which something was left out is known as a part, wherever its text goes', () => {
  const framed = { name: 'free.txt', text: 'It rained.', whole: 'Free. It rained. Terms.' }
  const box = addBelow(typed, framed)
  expect(filesIn(box)).toMatchObject([{ name: 'free.txt', isPart: true }])
  const passage = `Now mine.\n\n${box.passage}`
  expect(filesIn({ passage, ...followFiles(box, { passage }) })).toMatchObject([{ isPart: true }])
})

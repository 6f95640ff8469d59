import { expect, test } from 'vitest'
import { readPrintedLines, withoutPrintedLines } from '#close-reading/printed-lines'
import { type LeftNumber, signLines, writeLeftNumbers } from './printed-lines.ts'

const passage = 'The bird came in through the remembered pane. It stayed, and nobody spoke of it.'
const left: LeftNumber[] = [
  [21, 'The bird came in through'],
  [22, 'the re'],
  [23, 'membered pane. It stayed,'],
  [24, 'and nobody spoke of it.'],
]

function linesOf(text: string, from = writeLeftNumbers(text, '', left)): [number, string][] {
  const signed = signLines(text, from)
  expect(withoutPrintedLines(signed)).toBe(text)
  return readPrintedLines(signed).map(({ start, number }) => [
    number,
    withoutPrintedLines(signed.slice(start)).slice(0, 10),
  ])
}

test('each line has its number again, and a word that was cut is whole in the line where it begins', () => {
  expect(linesOf(passage)).toEqual([
    [21, 'The bird c'],
    [22, 'the rememb'],
    [23, 'pane. It s'],
    [24, 'and nobody'],
  ])
})

test('a line that was changed or taken out has none, and the others have their own', () => {
  expect(linesOf(passage.replace('The bird', 'A bird')).map(([number]) => number)).toEqual([22, 23, 24])
})

test('numbers of another text are left behind, and new ones come to those that are there', () => {
  const both = writeLeftNumbers(passage, writeLeftNumbers(passage, '', left.slice(0, 1)), left.slice(3))
  expect(linesOf(passage, both).map(([number]) => number)).toEqual([21, 24])
  expect(writeLeftNumbers('Another text.', both)).toBe('')
})

test('what is no list of numbers changes nothing', () => {
  for (const wrong of ['', 'x', '{}', '[1]', '[[0,"The"]]', '[[70000,"The"]]', '[[1,""]]', '[["1","The"]]'])
    expect(signLines(passage, wrong)).toBe(passage)
  const one = JSON.stringify(left[0])
  expect(signLines(passage, `[1,${one}]`)).toBe(signLines(passage, `[${one}]`))
})

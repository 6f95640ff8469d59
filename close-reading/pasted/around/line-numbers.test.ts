import { expect, test } from 'vitest'
import { cleanPasted } from '../clean-text.ts'

function out(text: string): string[] {
  return cleanPasted(text, { isVerse: true }).around.map(({ start, end }) => text.slice(start, end).trim())
}

test.each([
  [
    'at the right',
    'The lamp is out,      5\nI walked with you\nalong the wall\nby the sea,\nand now I count\nthe stones      10\nI tell the dog',
    ['5', '10'],
  ],
  [
    'at the left',
    '5   The lamp is out,\nI walked\nwith you\nalong the wall\nby the sea\n10   and now I count\nthe stones',
    ['5', '10'],
  ],
  [
    'where the name of a speaker is not counted',
    'The lamp is out,      5\nI walked with you\nBEN\nalong the wall\nby the sea,\nand now I count\nthe stones      10',
    ['5', '10'],
  ],
  [
    'at each line',
    '1 The lamp is out,\n2 I walked with you\n3 and now I count\n4 the stones',
    ['1', '2', '3', '4'],
  ],
  ['on lines of their own', 'The lamp is out,\n5\nI walked with you\n10\nand now', ['5', '10']],
  ['beside one line', 'The lamp is out,      5\nI walked with you', ['5']],
])('numbers of lines: %s', (_, text, numbers) => {
  expect(out(text)).toEqual(numbers)
})

test.each([
  ['a year far from the words', 'They sailed from Spain in      1490\nand came back\nwith gold.'],
  ['amounts far from the words', 'Bake it until it is brown    20\nLet it rest\nCut it    5\nEat it.'],
  ['a table', 'Anna\t10\nBen\t15\nCara\t20\nThe team was sad.'],
  ['prices in a poem', 'Milk costs me more   5\nBread is dear   10\nI can pay for none   15\nSo I go home.'],
  ['amounts that grow', 'Cups of flour   2\nCups of sugar   4\nEggs   6\nMix them all.'],
  [
    'numbers of paragraphs',
    '1   It was cold.\n\n2   Anna looked out\nand sighed.\n\n3   Her brother came.\n\n4   He was wet.',
  ],
  ['days', '1 May was warm.\n2 May was cold.\n3 May was wet.\n4 May was dry.'],
  ['a diary', '12 The ship left.\n13 We saw whales.\n14 The storm came.\n15 We hid below.'],
  [
    'the last word of each line',
    'I saw crow number 1\nI saw crow number 2\nI saw crow number 3\nI saw crow number 4',
  ],
])('no numbers of lines: %s', (_, text) => {
  expect(out(text)).toEqual([])
})

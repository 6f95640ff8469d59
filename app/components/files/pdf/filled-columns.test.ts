import { expect, test } from 'vitest'
import { drawPages } from '#tests/draw-pages'
import { readPdf } from './read-pdf.ts'

async function read(lines: string[]) {
  const page = lines.map((text, at) => ({ text, y: 700 - at * 14 }))
  const [part] = await readPdf(await drawPages([page]), { preserveLines: false, most: 100_000 })
  return part?.text
}

const talk = [
  '‘You have been sitting there since noon,’ said Greta.',
  '‘I have been sitting here since Tuesday, you know,’ said',
  'the old man. He had very pale eyes, and there was much',
  'in them that was not quite a smile and was not quite what',
  'a smile had been, and when she looked at them then she',
  'wished that she had gone on down the path to the village.',
]

test('where every line is filled, a sentence that ends with room for the next word ends a paragraph', async () => {
  expect(await read(talk)).toBe(`${talk[0]}\n\n${talk.slice(1).join(' ')}`)
})

test('where other lines leave room for words, too, it says nothing', async () => {
  const loose = talk.map((line) => line.replace(' and there was much', ' and much'))
  expect(await read(loose)).toBe(loose.join(' '))
})

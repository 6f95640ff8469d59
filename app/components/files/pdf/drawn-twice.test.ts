import { expect, test } from 'vitest'
import { drawPages } from '#tests/draw-pages'
import { readPdf } from './read-pdf.ts'

async function read(lines: Parameters<typeof drawPages>[0][number]) {
  const [part] = await readPdf(await drawPages([lines]), { preserveLines: false, most: 100_000 })
  return part?.text
}

test('a piece drawn over the same words of a longer one is there once, one beside it twice', async () => {
  const line = { text: 'The Quiet House', y: 700, bold: true }
  const piece = { text: 'The Quiet', x: 72.3, y: 699.8, bold: true }
  expect(await read([line, piece])).toBe('The Quiet House')
  expect(await read([line, { ...piece, x: 200, y: 700 }])).toContain('The Quiet House The Quiet')
})

test('small type beside the foot of huge type is a line of its own', async () => {
  const lines = [
    { text: 'Big', x: 99, y: 541, size: 116 },
    { text: 'Text', x: 301, y: 541, size: 116 },
    { text: 'Small', x: 98, y: 495, size: 12 },
    { text: 'Text', x: 134, y: 495, size: 12 },
  ]
  expect(await read(lines)).toBe('Big Text\n\nSmall Text')
})

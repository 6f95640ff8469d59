import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isWithin, readPrinted, readTable } from './read-figures.ts'

test('each row of the table is read', () => {
  const readme = [
    '# Ours\n\n## Figures\n\nMeasured.\n\n| What | Figure | Command |\n|---|---|---|',
    '| A page, 10 / 20 rows | 1.5 / 2 ms | `npm run bench -- pages` |\n| Start | 2 s | `npm start` |',
    '\n## More\n\n| No | 1 | `row` |',
  ].join('\n')
  expect(readTable(readme)).toEqual([
    { what: 'A page, 10 / 20 rows', figure: '1.5 / 2 ms', command: 'npm run bench -- pages' },
    { what: 'Start', figure: '2 s', command: 'npm start' },
  ])
  expect(readTable('No table.')).toEqual([])
})

test('the figures of a run are read from among its other lines', () => {
  const printed = readPrinted(
    '# pages\nslow = 3\nfigure: A page = 1.5 ms\n figure: not = this\nfigure: B = 2, 3 %\n',
  )
  expect([...printed]).toEqual([
    ['A page', '1.5 ms'],
    ['B', '2, 3 %'],
  ])
})

test.each([
  ['a tenth more', '100 kB', '110 kB', true],
  ['more than a tenth more', '100 kB', '111 kB', false],
  ['a tenth less', '100 kB', '90 kB', true],
  ['more than a tenth less', '100 kB', '89 kB', false],
  ['what lies between', '1.5 to 1.7 times', '1.7 times', true],
  ['what lies above', '1.5 to 1.7 times', '1.71 times', false],
  ['what is below the most', 'at most 412 ms', '3 ms', true],
  ['what is above the most', 'at most 412 ms', '413 ms', false],
  ['thousands', '10,000 ms', '10500 ms', true],
  ['each of several', '51 / 42 ms, 95th percentile 0.1 s', '51 / 42 ms, 95th percentile 0.1 s', true],
  ['one of several that moved', '51 / 42 ms', '51 / 60 ms', false],
  ['one of several that is missing', '51 / 42 ms', '51 ms', false],
])('%s: “%s” and “%s”', (_, figure, value, within) => {
  expect(isWithin(figure, value)).toBe(within)
})

test('every figure of the README that a bench prints has its row', () => {
  const rows = readTable(readFileSync(new URL('../../README.md', import.meta.url), 'utf8'))
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ figure }) => !isWithin(figure, figure.replaceAll(/ to [\d.]+/g, '')))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../scripts/source-hash.ts'

/**
 * WebKit knows `text-decoration` as the line alone: with a style, a thickness or a color in it the whole declaration
 * falls away, and the kinds of clue lose their lines.
 */
test('an underline with a style, a thickness or a color is written in longhands', () => {
  const sheets = filesBelow('app').filter((file) => extname(file) === '.css')
  const shorthands = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/text-decoration:([^;}]*)/g)].map(
      ([, value = '']) => `${basename(file)}: ${value.trim()}`,
    ),
  )
  expect(shorthands.length).toBeGreaterThan(5)
  expect(shorthands.filter((one) => !/: (?:none|underline|inherit)$/.test(one))).toEqual([])
})

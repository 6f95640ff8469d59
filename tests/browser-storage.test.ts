import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../scripts/source-hash.ts'

/** The script in the head has the name inside its own `try`. */
const guarded = ['app/components/browser/storage.ts', 'app/display-script.ts']

test('browser storage is named in one place, since a browser that refuses it throws at the name', () => {
  const sources = filesBelow('app').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const bare = sources.filter((file) => {
    const code = readFileSync(file, 'utf8').replace(/'(?:local|session)Storage'/g, '')
    return /\b(?:local|session)Storage\b/.test(code) && !guarded.includes(file.replaceAll('\\', '/'))
  })
  expect(bare).toEqual([])
})

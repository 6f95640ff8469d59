import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

test('a content type is asked for a property, never for its name: a new one then has to say what holds of it', () => {
  const files = globSync('{close-reading,domain,server,app}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  )
  const compares = /(?:[!=]==? |\bcase |includes\()'(?:fiction|poetry|nonfiction)'/
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => compares.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

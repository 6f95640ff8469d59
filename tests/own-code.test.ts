import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/decisions/0025-what-we-wrote-ourselves.md', 'utf8')
const rows = [...text.matchAll(/^\| `([^`]+)` \| (.+?) \| .+ \|$/gm)].map(([, file = '', weighed = '']) => ({
  file,
  packages: [...weighed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
}))
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

test.each(rows)('$file is there, and what it was weighed against is not installed', ({ file, packages }) => {
  expect(existsSync(file)).toBe(true)
  const unused = packages.filter((name) => name !== 'serveStatic' && name !== 'hono')
  const installed = unused.filter((name) => name in { ...dependencies, ...devDependencies })
  expect(installed).toEqual([])
})

test('every row of the decision is read', () => {
  expect(rows).toHaveLength(text.split('\n').filter((line) => line.startsWith('| `')).length)
  expect(rows.length).toBeGreaterThan(0)
})

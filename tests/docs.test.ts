import { dirname, join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { kindsOfName } from './docs/kinds-of-name.ts'
import { backticksOfComments, backticksOfPage, listPaths, readText } from './docs/read-backticks.ts'

/** What others make, and the example that a reader of docs/library.md writes. */
const theirs = new Set([
  ...['SHASUMS256.txt', 'SHASUMS256.txt.asc', 'win-x64/node.exe', 'NODE_EXTRA_CA_CERTS'],
  ...['/var/lib/dpkg/status.d', 'pg_dump', 'Q4_K_M.gguf', 'the-eagle.yaml'],
])

const paths = listPaths()
/** Texts for students, what the product was before, and data of tests are no documents of the code. */
const pages = paths.filter(
  (path) => path.endsWith('.md') && !/^(?:CHANGELOG|tests\/|content\/(?!meanings\/))/.test(path),
)
const programs = paths.filter((path) => /\.(?:tsx?|js|css)$/.test(path))
const quoted = [...pages.flatMap(backticksOfPage), ...programs.flatMap(backticksOfComments)]
const kindOf = (words: string) => kindsOfName.find(({ fits }) => fits.test(words))

describe.each(kindsOfName)('the $name in backticks', (kind) => {
  const read = quoted.filter(({ words }) => kindOf(words) === kind)

  it(`are there: ${read.length} of ${pages.length} pages and of the comments of ${programs.length} files`, () => {
    expect(read.length).toBeGreaterThan(10)
    const wrong = read.filter(({ words }) => !theirs.has(words) && !kind.isThere(words))
    expect(wrong.map(({ at, words }) => `${at} ${words}`)).toEqual([])
  })
})

/** Written in two halves, so that this file does not hold them. */
const invented = [
  ['commands', 'npm run no', 'thing'],
  ['commands', 'npm run admin -- no', 'thing'],
  ['commands', 'node scripts/launch.js lab/train/no', 'thing.ts'],
  ['settings', 'NO_SUCH', '_SETTING'],
  ['addresses', '/no-such', '-address'],
  ['paths', 'server/no-such', '.ts'],
  ['paths', 'no-such', '-folder/'],
  ['paths', 'close-reading/devices/NAME/NAME', '.md'],
  ['names', 'noSuch', 'Name'],
  ['names', 'NoSuch', 'Type'],
  ['names', 'limits.noSuch', 'Limit'],
] as const

test.each(invented)('%s that are not there are noticed: %s%s', (name, first, second) => {
  const kind = kindOf(first + second)
  expect(kind?.name).toBe(name)
  expect(kind?.isThere(first + second)).toBe(false)
})

test('every link from page to page leads to a heading or a file that is there', () => {
  const anchorsOf = (page: string) =>
    [...readText(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    )
  const links = pages.flatMap((page) =>
    [...readText(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
      ([, to = '', anchor]) => ({
        page,
        to: to ? join(dirname(page), to) : page,
        anchor,
      }),
    ),
  )
  expect(links.length).toBeGreaterThan(30)
  const wrong = links.filter(
    ({ to, anchor }) => !paths.includes(to) || (anchor !== undefined && !anchorsOf(to).includes(anchor)),
  )
  expect(wrong).toEqual([])
})

test('the README has a row for every setting but the two that nobody sets, and for no other', () => {
  const rows = /^## Settings(.*?)^## /ms.exec(readText('README.md'))?.[1]?.match(/^\| .*? \|/gm) ?? []
  const described = rows.flatMap((row) => row.match(/\b[A-Z][A-Z_]+\b/g) ?? [])
  const read = readText('server/env.ts').match(/(?<=^ {4})[A-Z][A-Z_]+(?=:)/gm) ?? []
  expect([...described, 'NODE_ENV', 'TONEWISE_IMAGE'].sort()).toEqual(read.sort())
})

describe('the tree of the README', () => {
  const block = /^## The tree\n+```\n(.*?)^```/ms.exec(readText('README.md'))?.[1] ?? ''
  const parents: string[] = []
  const rows = [...block.matchAll(/^( *)(\S+\/)(.*)$/gm)].map(
    ([, indent = '', name = '', described = '']) => {
      const depth = indent.length / 2
      parents.splice(depth, parents.length, name)
      return { path: parents.slice(0, depth + 1).join(''), described }
    },
  )
  const parentOf = (path: string) => path.replace(/[^/]+\/$/, '')
  const shownIn = new Set(rows.map(({ path }) => parentOf(path)))

  it('has every folder of the root, and of each folder that it opens, and no other', () => {
    const there = paths.filter(
      (path) => path.endsWith('/') && !path.startsWith('.') && shownIn.has(parentOf(path)),
    )
    expect(rows.map(({ path }) => path).sort()).toEqual(there.sort())
  })

  it('says of each what it holds, and names only folders and files that it holds', () => {
    for (const { path, described } of rows) {
      expect(described.trim(), path).not.toBe('')
      const named = described.match(/[\w-]+(?:\/(?=[ ,;:.)]|$)|\.(?:ts|md)\b)/g) ?? []
      const wrong = named.filter(
        (name) => ![path, parentOf(path), ''].some((folder) => paths.includes(folder + name)),
      )
      expect(wrong, path).toEqual([])
    }
  })
})

test('the page of the engine names every folder of it', () => {
  const named = new Set(backticksOfPage('close-reading/README.md').map(({ words }) => words))
  const folders = paths.filter((path) => /^close-reading\/[^/]+\/$/.test(path))
  expect(folders.filter((path) => !named.has(path.replace('close-reading/', '')))).toEqual([])
})

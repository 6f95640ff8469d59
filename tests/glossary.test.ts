import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { declaredNames } from './glossary/declared-names.ts'
import { readGlossary, unusedWordsIn, wordsOf } from './glossary/read-glossary.ts'

const root = join(import.meta.dirname, '..')
const folders = ['close-reading', 'domain', 'server', 'app', 'public', 'scripts', 'tests', 'lab']
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /\.(?:tsx?|js|css)$/.test(path) && !path.includes('node_modules/')),
)
type Name = { at: string; name: string; isField: boolean }
const glossary = readGlossary(join(root, 'docs', 'glossary.md'))
const { instead, exceptions } = glossary

const named = files.flatMap((path): Name[] => {
  const onPath = path.split('/').map((name) => ({ at: path, name, isField: false }))
  if (path.endsWith('.css')) return onPath
  const source = readFileSync(join(root, path), 'utf8')
  const declared = declaredNames(source, path).map(({ name, offset, isField }) => ({
    at: `${path}:${source.slice(0, offset).split('\n').length}`,
    name,
    isField,
  }))
  return [...onPath, ...declared]
})

test('no name has a word that the glossary does not use', () => {
  const found = new Set(
    named.flatMap((one) =>
      unusedWordsIn(glossary, one.name, one.isField).map(
        (word) => `${one.at} ${one.name}: instead of "${word}" say ${instead.get(word)}`,
      ),
    ),
  )
  expect([...found]).toEqual([])
})

test('every exception is a name that exists and has an unused word', () => {
  const names = new Set(named.map(({ name }) => name))
  const stale = [...exceptions.keys()].filter(
    (name) => !names.has(name) || !wordsOf(name).some((word) => instead.has(word)),
  )
  expect(stale).toEqual([])
})

test('every kind of declaration is seen, and nothing that is only used', () => {
  const source = `
    import { used, used2 as alias } from 'module'
    type Alias = { member: number; method(parameter: string): void }
    interface Shape { field: string }
    enum Choice { One }
    class Box { own = 1; act() {} constructor(private inner: string) {} }
    export function run({ taken, from: bound, ...rest }: Alias, [first]: number[], start = 1) {
      const object = { key: used, 'quoted key': 1, short() {} }
      for (const item of alias) object.key = item.ignored
      try { call((arrow) => arrow) } catch (failure) {}
    }`
  expect(declaredNames(source, 'example.ts').map(({ name }) => name)).toEqual([
    ...['alias', 'Alias', 'member', 'method', 'parameter', 'Shape', 'field', 'Choice', 'One'],
    ...['Box', 'own', 'act', 'constructor', 'inner', 'run', 'taken', 'bound', 'rest', 'first', 'start'],
    ...['object', 'key', 'short', 'item', 'arrow', 'failure'],
  ])
})

test('a name is cut into its words', () => {
  expect(wordsOf('readHTMLPage2')).toEqual(['read', 'html', 'page', ''])
  expect(wordsOf('find-clue.test.ts')).toEqual(['find', 'clue', 'test', 'ts'])
})

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { daleChall } from 'dale-chall'
import type { Plugin } from 'vite'

type Value = string | number | boolean | null | Value[] | Table
type Table = { [key: string]: Value }

const unpackPath = new URL('../close-reading/lexicons/unpack-words.ts', import.meta.url).pathname
const prefix = '\0packed:'
/** What a data file says of itself, and a row to whoever edits and tests it; a browser needs none of it. */
const notes = new Set(['about', 'source', 'license', 'example', 'nearMiss'])
/** Fewer words are as light without. */
const FEWEST = 50

/**
 * Packs the data files of the engine in a browser build: sorted words front-coded, numbers column by column, rows
 * without the names of their columns, the words of a slot that stands in one place alone in that place. A data file is
 * JSON that names its source. What the engine reads is the same,
 * but for the lines that words stand on.
 */
export function packData(): Plugin {
  return {
    name: 'pack-data',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      handler(name, importer) {
        if (name === 'dale-chall') return `${prefix}${name}`
        if (!name.startsWith('.') || !name.endsWith('.json') || !importer) return null
        const path = resolve(dirname(importer), name)
        // Without its ending, so that it is not read as JSON once more.
        return 'source' in read(path) ? prefix + path.slice(0, -5) : null
      },
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const path = id.slice(prefix.length)
      const code =
        path === 'dale-chall'
          ? `export const daleChall = /* @__PURE__ */ unpackWords(${JSON.stringify(frontCode([...daleChall].sort()))})`
          : `export default ${pack(inlineSlots(read(`${path}.json`), slotFilesBeside(path)))}`
      return `import { unpackNumbers, unpackRows, unpackWords } from ${JSON.stringify(unpackPath)}\n${code}`
    },
  }
}

/** Data as code, by the functions of unpack-words.ts. */
export function pack(value: Value): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return packWords(value) ?? packRows(value) ?? `[${value.map(pack).join(',')}]`
  const entries = Object.entries(value).filter(([key, one]) => !(notes.has(key) && typeof one === 'string'))
  return (
    packNumbers(entries) ??
    `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${pack(one)}`).join(',')}}`
  )
}

/** The files of a folder that can take a slot of one another. */
function slotFilesBeside(path: string): Table[] {
  const folder = dirname(path)
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.map((name) => read(resolve(folder, name))).filter(({ slots, signs }) => slots && signs)
}

/** A file with the words of each slot that stands in one place of all `files` in that place. */
export function inlineSlots(file: Table, files: readonly Table[]): Table {
  if (!file.signs) return file
  const all = JSON.stringify(files)
  const words = Object.assign({}, ...files.map(({ slots }) => slots)) as Record<string, string>
  const isOnce = (slot: string) => all.split(`{${slot}}`).length === 2
  const atUse = (value: Value): Value => {
    if (typeof value === 'string')
      return value.replace(/\{([^}]+)\}/g, (whole, slot: string) =>
        isOnce(slot) ? `(${atUse(words[slot] as string)})` : whole,
      )
    if (Array.isArray(value)) return value.map(atUse)
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, atUse(one)]))
  }
  const shared = Object.entries(file.slots as Table).filter(([slot]) => !isOnce(slot))
  return { ...(atUse(file) as Table), slots: atUse(Object.fromEntries(shared)) }
}

/** Lines of sorted words; of the rest nothing. */
function packWords(lines: Value[]): string | undefined {
  if (!lines.every((line) => typeof line === 'string')) return undefined
  const words = lines.join(' ').split(' ')
  const isSorted = words.every((word, i) => i === 0 || word >= (words[i - 1] as string))
  if (words.length < FEWEST || !isSorted || words.some(hasCapital)) return undefined
  return `/* @__PURE__ */ unpackWords(${JSON.stringify(frontCode(words))})`
}

/** Rows of texts with the same columns, of which the last may be missing; of the rest nothing. */
function packRows(rows: Value[]): string | undefined {
  const names = rows.map((row) => (isObject(row) ? Object.keys(row).join('|') : ''))
  const longest = names.reduce((a, b) => (b.length > a.length ? b : a), '')
  if (rows.length < FEWEST || !names.every((one) => one !== '' && longest.startsWith(one))) return undefined
  const values = rows.filter(isObject).map((row) => Object.values(row))
  const isPlain = (value: Value) => typeof value === 'string' && !/[|\n]/u.test(value)
  if (!values.flat().every(isPlain)) return undefined
  const lines = [longest, ...values.map((row) => row.join('|'))]
  return `/* @__PURE__ */ unpackRows(${JSON.stringify(lines.join('\n'))})`
}

/** Words with as many numbers each; of the rest nothing. */
function packNumbers(entries: [string, Value][]): string | undefined {
  const rows = entries.map(([, value]) => (Array.isArray(value) ? value : [value]))
  const numbers = [...new Set(rows.flat())]
  const width = rows[0]?.length ?? 0
  if (entries.length < FEWEST || rows.some((row) => row.length !== width)) return undefined
  if (numbers.length > FEWEST || !numbers.every((one) => typeof one === 'number')) return undefined
  if (entries.some(([word]) => hasCapital(word))) return undefined
  numbers.sort((a, b) => a - b)
  const letter = (value: Value) => String.fromCharCode(65 + numbers.indexOf(value as number))
  const columns = Array.from({ length: width }, (_, c) => rows.map((row) => letter(row[c] as Value)).join(''))
  const parts = [frontCode(entries.map(([word]) => word)), numbers, columns]
  return `/* @__PURE__ */ unpackNumbers(${parts.map((part) => JSON.stringify(part)).join(',')})`
}

const read = (path: string): Table => JSON.parse(readFileSync(path, 'utf8'))
const isObject = (value: Value): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const hasCapital = (word: string) => /[A-Z]/u.test(word)

function frontCode(words: readonly string[]): string {
  return words
    .map((word, i) => {
      const shared = sharedStart(words[i - 1] ?? '', word)
      return String.fromCharCode(65 + shared) + word.slice(shared)
    })
    .join('')
}

/** How many letters two words begin with alike; at most 25, and never half a character. */
function sharedStart(a: string, b: string): number {
  let shared = 0
  while (shared < Math.min(25, a.length, b.length) && a[shared] === b[shared]) shared++
  return /[\uD800-\uDBFF]$/u.test(b.slice(0, shared)) ? shared - 1 : shared
}

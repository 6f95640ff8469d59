import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { checkSync } from 'recheck'
import { isNightly } from './nightly.ts'

/** A regular expression literal, and the path of its file from the project's root. */
export type FoundPattern = { file: string; source: string; flags: string }

// A slash begins a pattern after one of these signs; a pattern holds escapes and classes and ends on its line.
const LITERAL =
  /(?:[=(,:?[!&|{]|return|^)\s*\/((?:[^\n\r/\\[]|\\.|\[(?:[^\n\r\]\\]|\\.)*\])+)\/([dgimsuvy]*)(?=\s*[.,;)\]:?|&}]|\s*$)/gm

/** Every regular expression literal in a folder's own files, tests and comments left aside. */
export function findPatterns(folder: string): FoundPattern[] {
  const found: FoundPattern[] = []
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const file = relative(process.cwd(), path)
    const code = readFileSync(path, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')
      .replace(/= `[^`]*`/g, '')
    for (const [, source = '', flags = ''] of code.matchAll(LITERAL)) found.push({ file, source, flags })
  }
  return found
}

const HIGHEST = 4

/** Every limit of the check counts characters and rounds, none is a time: a busy machine decides nothing. */
const untimed = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

const listOfProven = join(import.meta.dirname, 'proven-patterns.json')
const { version } = createRequire(import.meta.url)('recheck/package.json')
/** The patterns that this version of the check has found linear: a proof takes up to seconds, and stays true. */
const proven = new Set<string>(isNightly ? [] : JSON.parse(readFileSync(listOfProven, 'utf8')))

function hashOf({ source, flags }: Pick<FoundPattern, 'source' | 'flags'>): string {
  return createHash('sha256').update(`${version} /${source}/${flags}`).digest('hex').slice(0, 16)
}

/** Writes down these patterns as proven, so that they are not checked again until they change. */
export function storeProven(patterns: FoundPattern[]): void {
  const hashes = new Set(patterns.map(hashOf).filter((hash) => proven.has(hash)))
  writeFileSync(listOfProven, `${JSON.stringify([...hashes].sort(), null, 2)}\n`)
}

/**
 * Whether the time that a pattern takes grows in proportion to the text, however hostile. A repetition with a high bound
 * is tried with a lower one, which makes the proof short: a bound is a factor of that time and not its growth.
 */
export function isLinear({ source, flags }: Pick<FoundPattern, 'source' | 'flags'>): boolean {
  const hash = hashOf({ source, flags })
  if (proven.has(hash)) return true
  const tried = source.replace(/\{(\d+),(\d+)\}/g, (_, least: string, most: string) =>
    Number(most) > HIGHEST ? `{${Math.min(Number(least), HIGHEST)},${HIGHEST}}` : `{${least},${most}}`,
  )
  const isSafe = checkSync(tried, flags, untimed).status === 'safe'
  if (isSafe) proven.add(hash)
  return isSafe
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checkSync } from 'recheck'

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

/**
 * Whether the time that a pattern takes grows in proportion to the text, however hostile. A repetition with a high bound
 * is tried with a lower one, which makes the proof short: a bound is a factor of that time and not its growth.
 */
export function isLinear({ source, flags }: Pick<FoundPattern, 'source' | 'flags'>): boolean {
  const tried = source.replace(/\{(\d+),(\d+)\}/g, (_, least: string, most: string) =>
    Number(most) > HIGHEST ? `{${Math.min(Number(least), HIGHEST)},${HIGHEST}}` : `{${least},${most}}`,
  )
  return checkSync(tried, flags, untimed).status === 'safe'
}

import { readdirSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck'

export type FoundPattern = { file: string; source: string; flags: string }

// A slash begins a pattern after one of these signs; a pattern holds escapes and classes and ends on its line.
const LITERAL =
  /(?:[=(,:?[!&|{]|return|^)\s*\/((?:[^\n\r/\\[]|\\.|\[(?:[^\n\r\]\\]|\\.)*\])+)\/([dgimsuvy]*)(?=\s*[.,;)\]:?|&}]|\s*$)/gm

/** Every regular expression literal in a folder's own files, comments left aside. */
export function findPatterns(folder: string): FoundPattern[] {
  const found: FoundPattern[] = []
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const code = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')
      .replace(/= `[^`]*`/g, '')
    for (const [, source = '', flags = ''] of code.matchAll(LITERAL))
      found.push({ file: entry.name, source, flags })
  }
  return found
}

/** Every limit of the check counts characters and rounds, none is a time: a busy machine decides nothing. */
const untimed = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

/** Whether the time that a pattern takes grows in proportion to the text, however hostile. */
export function isLinear({ source, flags }: Pick<FoundPattern, 'source' | 'flags'>): boolean {
  return checkSync(source, flags, untimed).status === 'safe'
}

import { readdirSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { describe, expect, it } from 'vitest'

type Pattern = { file: string; source: string; flags: string }

// A slash begins a pattern after one of these signs; a pattern holds escapes and classes and ends on its line.
const LITERAL =
  /(?:[=(,:?[!&|{]|return|^)\s*\/((?:[^\n\r/\\[]|\\.|\[(?:[^\n\r\]\\]|\\.)*\])+)\/([dgimsuvy]*)(?=\s*[.,;)\]:?|&}]|\s*$)/gm

/** Every regular expression literal in the folder's own files, comments left aside. */
function collectPatterns(): Pattern[] {
  const found: Pattern[] = []
  for (const entry of readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) continue
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

function check(source: string, flags: string): 'safe' | 'vulnerable' | 'unknown' {
  return checkSync(source, flags, untimed).status
}

const patterns = collectPatterns()

describe('every regular expression of the engine', () => {
  it('is found by the scan', () => {
    expect(patterns.length).toBeGreaterThan(30)
    expect(patterns.some(({ file }) => file === 'find-tokens.ts')).toBe(true)
  })

  it('takes time in proportion to the text', { timeout: 900_000 }, () => {
    expect(patterns.filter(({ source, flags }) => check(source, flags) !== 'safe')).toEqual([])
  })

  it('is seen as slow when it is: the check itself works', () => {
    expect(check('^(a+)+$', '')).toBe('vulnerable')
    expect(check('^(?:\\w+\\s?)*;$', '')).toBe('vulnerable')
  })
})

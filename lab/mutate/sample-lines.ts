import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** One line, as Stryker takes it: one line of one file. */
export type Line = { file: string; line: number }

/**
 * Lines of code under a folder, drawn by lot: no tests, no imports, no comments, no lines that only close a bracket.
 *
 * @param folder relative to the root of the repository
 * @param most how many lines at most
 * @param seed the same seed draws the same lines
 */
export function sampleLines(folder: string, most: number, seed: number): Line[] {
  const listed = execFileSync('git', ['ls-files', `${folder}/*.ts`], { encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => file && !/\.(?:test|fixture|d)\.ts$/.test(file))
  const lines = files.flatMap(linesOfCode)
  const random = randomNumbers(seed)
  for (let index = lines.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[lines[index], lines[other]] = [lines[other] as Line, lines[index] as Line]
  }
  return lines.slice(0, most)
}

function linesOfCode(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((text, index) => {
    const isCode = /[\w'"]/.test(text) && !/^\s*(?:import|export (?:type|\*|\{)|type|\/\/|\/?\*)/.test(text)
    return isCode ? [{ file, line: index + 1 }] : []
  })
}

/** Mulberry32: numbers from 0 up to 1, the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

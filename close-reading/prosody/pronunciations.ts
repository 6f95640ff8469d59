import { archaicWords } from '../lexicons/archaic-words.ts'
import { respell } from './archaic-spelling.ts'
import { spellSounds } from './spelling-sounds.ts'
import { soundEnding } from './word-endings.ts'

/** The ways a word is said, one letter a sound (see sound-codes.ts), and whether they were worked out from its letters. */
export type Sounding = { readonly ways: readonly string[]; readonly guessed: boolean }

/** How words sound. */
export type WordSounds = {
  /** Every known way to say a folded word, the most usual first; none when the word is unknown. */
  of(word: string): readonly string[]
  /** The same, and a guess from old spelling or from the letters when the word is unknown. */
  sound(word: string): Sounding
}

const none: readonly string[] = []
const MOST_CACHED = 20_000

/** Cut a packed line into its words (format: see lexicons/pronunciations.json). */
function unpackLine(line: string): Map<string, readonly string[]> {
  const words = new Map<string, readonly string[]>()
  let before = ''
  for (const entry of line.split(' ')) {
    const equals = entry.indexOf('=')
    const word = before.slice(0, entry.charCodeAt(0) - 48) + entry.slice(1, equals)
    words.set(word, entry.slice(equals + 1).split('|'))
    before = word
  }
  return words
}

/**
 * Pronunciations from a packed dictionary. Lines are unpacked when a word of theirs is first asked for.
 * @param lines those of lexicons/pronunciations.json, by the first two letters of their words
 */
export function unpackPronunciations(lines: Readonly<Record<string, string>>): WordSounds {
  const unpacked = new Map<string, Map<string, readonly string[]>>()
  const cache = new Map<string, Sounding>()

  function inDictionary(word: string): readonly string[] | undefined {
    const pair = word.slice(0, 2)
    let words = unpacked.get(pair)
    if (!words) {
      const line = Object.hasOwn(lines, pair) ? lines[pair] : undefined
      if (line === undefined) return undefined
      words = unpackLine(line)
      unpacked.set(pair, words)
    }
    return words.get(word)
  }

  function known(word: string): readonly string[] | undefined {
    const ways = archaicWords().get(word) ?? inDictionary(word)
    if (ways) return ways
    const ending = soundEnding(word, (base) => (archaicWords().get(base) ?? inDictionary(base))?.[0])
    if (ending !== undefined) return [ending]
    return word.endsWith("'d") ? known(`${word.slice(0, -2)}ed`) : undefined
  }

  function lookUp(word: string): Sounding {
    const ways = known(word)
    if (ways) return { ways, guessed: false }
    for (const spelling of respell(word)) {
      const found = known(spelling)
      if (found) return { ways: found, guessed: true }
    }
    const guess = spellSounds(word)
    return { ways: guess === '' ? none : [guess], guessed: true }
  }

  function sound(word: string): Sounding {
    const before = cache.get(word)
    if (before) return before
    if (cache.size >= MOST_CACHED) cache.clear()
    const found = lookUp(word)
    cache.set(word, found)
    return found
  }

  return {
    sound,
    of(word) {
      const found = sound(word)
      return found.guessed ? none : found.ways
    },
  }
}

import type { Doc, Range } from '../doc/doc.ts'
import { NUMBER, WORD } from '../doc/shape.ts'
import { weaknessOf } from '../lexicons/weak-words.ts'
import { pronunciationOf } from './line-ends.ts'
import type { WordSounds } from './pronunciations.ts'
import { stressAt, vowelAt, vowelPositions } from './sound-codes.ts'

/** How much stress a syllable asks for; the numbers index the costs of scan-line.ts. */
export const NONE = 0
export const WEAK_WORD = 1
export const MIDDLING = 2
export const HALF = 3
export const FULL_WORD = 4
export const FULL = 5
/** An unstressed syllable two or more from the main stress ("liberTY"): verse often lifts it. */
export const LIFTED = 6

/** One way to say a word in verse: the stress each syllable asks for, and what that way costs. */
export type VerseWay = { syllables: readonly number[]; cost: number }
export type VerseWord = { token: number; ways: readonly VerseWay[]; shortest: number; longest: number }

const ELISION = 0.25
const LENGTHENING = 0.9
const SECOND_WAY = 0.1
const ER = 7
const MOST_WAYS = 6
const MOST_SYLLABLES = 20

function levels(way: string, vowels: readonly number[]): number[] {
  const found = vowels.map((at) => stressAt(way, at))
  const main = found.indexOf(1)
  return found.map((stress, i) => {
    if (stress === 1) return FULL
    if (stress === 2) return HALF
    return main >= 0 && Math.abs(i - main) >= 2 ? LIFTED : NONE
  })
}

/** May the unstressed syllable at `i` be lost: two vowels that meet, or a light one before r, l or n and a vowel? */
function mayElide(way: string, vowels: readonly number[], i: number): boolean {
  const at = vowels[i] as number
  const next = vowels[i + 1]
  if (stressAt(way, at) !== 0) return false
  if (next === undefined) return vowelAt(way, at) === ER && i > 0 && vowels[i - 1] === at - 1
  if (stressAt(way, next) !== 0 && i > 0) return next === at + 1 && vowelAt(way, at) === 10
  if (next === at + 1) return i > 0 || stressAt(way, next) === 0
  const between = way.slice(at + 1, next)
  return i > 0 && (between === 'r' || between === 'l' || between === 'n')
}

function waysOf(way: string): VerseWay[] {
  const vowels = vowelPositions(way).slice(0, MOST_SYLLABLES - 1)
  if (vowels.length === 0) return []
  const full = levels(way, vowels)
  const found: VerseWay[] = [{ syllables: full, cost: 0 }]
  if (vowels.length < 2) return found
  for (let i = 0; i < vowels.length; i++) {
    const meets =
      i > 0 && vowels[i - 1] === (vowels[i] as number) - 1 && stressAt(way, vowels[i] as number) === 0
    if (!meets && !mayElide(way, vowels, i)) continue
    found.push({ syllables: full.filter((_, k) => k !== i), cost: ELISION })
  }
  return found
}

/** The e of "-ed" said as a syllable of its own, as in old verse: "wingèd". */
function withLongEnding(word: string, way: VerseWay): VerseWay | undefined {
  if (!word.endsWith('ed') || word.length < 4 || 'dt'.includes(word.charAt(word.length - 3))) return undefined
  return { syllables: [...way.syllables, NONE], cost: way.cost + LENGTHENING }
}

function isVowelLetter(letter: string): boolean {
  return letter !== '' && 'aeiou'.includes(letter)
}

type WordWays = Omit<VerseWord, 'token'>

const elided: VerseWay = { syllables: [], cost: ELISION * 2 }
const unknown: WordWays = { ways: [{ syllables: [FULL_WORD], cost: 0 }], shortest: 1, longest: 1 }

function levelOf(word: string): number {
  const weakness = weaknessOf(word)
  return weakness === 0 ? FULL_WORD : weakness === 1 ? MIDDLING : WEAK_WORD
}

/** @param sounds the ways the word is said, most usual first */
function wordWays(word: string, sounds: readonly string[], beforeVowel: boolean): WordWays {
  const found: VerseWay[] = []
  for (let k = 0; k < sounds.length; k++) {
    const ways = waysOf(sounds[k] as string)
    const usual = ways[0]
    if (!usual) continue
    const short = usual.syllables.length === 1
    if (short) found.push({ syllables: [levelOf(word)], cost: k * SECOND_WAY })
    else for (const one of ways) found.push({ syllables: one.syllables, cost: one.cost + k * SECOND_WAY })
    const long = k === 0 && withLongEnding(word, usual)
    if (long) found.push(short ? { syllables: [FULL, NONE], cost: long.cost } : long)
  }
  if (beforeVowel) found.push(elided)
  const ways = found.length > 1 ? distinct(found) : found
  if (ways.length === 0) return unknown
  let shortest = MOST_SYLLABLES
  let longest = 0
  for (const way of ways) {
    shortest = Math.min(shortest, way.syllables.length)
    longest = Math.max(longest, way.syllables.length)
  }
  return { ways, shortest, longest }
}

function distinct(ways: readonly VerseWay[]): VerseWay[] {
  const best = new Map<string, VerseWay>()
  for (const way of ways) {
    const key = way.syllables.join('')
    const known = best.get(key)
    if (!known || known.cost > way.cost) best.set(key, way)
  }
  return [...best.values()].slice(0, MOST_WAYS)
}

/**
 * Reads the lines of a doc for scanning.
 * @returns a function that gives the words of a line with every way verse may say them; a line number in the
 * margin is left out
 */
export function readVerse(doc: Doc, sounds: WordSounds): (line: Range) => VerseWord[] {
  const known = new Map<string, WordWays>()
  const waysOfToken = (token: number): WordWays => {
    const word = doc.folded[token] ?? ''
    const clips = (word === 'the' || word === 'to') && isVowelLetter((doc.folded[token + 1] ?? '').charAt(0))
    const key = clips ? `${word} ` : word
    const before = known.get(key)
    if (before) return before
    const said = wordWays(word, pronunciationOf(doc, sounds, token).ways, clips)
    known.set(key, said)
    return said
  }
  return (line) => {
    const words: VerseWord[] = []
    for (let token = line.first; token < line.last; token++) {
      const shape = doc.shape[token] ?? 0
      if (!(shape & WORD) || shape & NUMBER) continue
      const { ways, shortest, longest } = waysOfToken(token)
      words.push({ token, ways, shortest, longest })
    }
    return words
  }
}

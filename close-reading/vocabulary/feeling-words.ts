import table from '../lexicons/feelings.json' with { type: 'json' }
import { wordsOf } from '../lexicons/words-of.ts'

/** The fifteen families of feeling, in the order of the bank. */
export const families = [
  'joy',
  'sadness',
  'loneliness',
  'fear',
  'anger',
  'disgust',
  'surprise',
  'love',
  'pride',
  'shame',
  'calm',
  'hope',
  'confusion',
  'tiredness',
  'envy',
] as const

export type Family = (typeof families)[number]

/** A feeling word: family, strength 1 (mild) to 4 (extreme), what it means in plain words. */
export type FeelingWord = {
  family: Family
  /** Number of the family in `families`. */
  number: number
  strength: number
  meaning: string
  /** Seen or heard in face, body or voice; not the name of a feeling. */
  sign: boolean
  /** Often means something else. */
  ambiguous: boolean
  /** Mostly says that a thing is very bad, and not what someone feels: "dreadful weather". */
  judges: boolean
}

/** Pleasant (1), unpleasant (-1) or neither (0), by family number. */
export const familyValence: readonly number[] = [
  1, -1, -1, -1, -1, -1, 0, 1, 0.6, -0.7, 0.5, 0.4, -0.5, -0.5, -0.8,
]

/** Words that a regular ending would turn into another word. */
const NOT_MADE = new Set(
  'kinds finer fines finest meaning means liking likes wants wanted stills stilled stilling mads blues bores bored cares fancies fairing ' +
    'softs easing eases rests playing plays gays coldness lone ones heavens hearing likely fondled lows lost worns bluing dears oddest odds ' +
    'fineness fined fining finely crosses crossed crossing goodnesses keens trusts harshs spends lightly thirsts evenly sunnys likeness ' +
    'wells closes mean singed stinging shocks lonelying coolly oddly nicer dully hardly'.split(' '),
)
let decoded: ReadonlyMap<string, FeelingWord> | undefined

/** Every known form of every feeling word, folded to lower case. Decoded once, on first use. */
export function feelingWords(): ReadonlyMap<string, FeelingWord> {
  decoded ??= decode()
  return decoded
}

function decode(): Map<string, FeelingWord> {
  const found = new Map<string, FeelingWord>()
  const made: [string, FeelingWord][] = []
  for (const { family, strength, meaning, words } of table.clusters) {
    const number = families.indexOf(family as Family)
    for (const raw of wordsOf(words)) {
      const word = raw.replace(/[?~!]/g, '')
      const entry: FeelingWord = {
        family: family as Family,
        number,
        strength,
        meaning,
        sign: raw.includes('~'),
        ambiguous: raw.includes('?'),
        judges: raw.includes('!'),
      }
      if (!found.has(word)) found.set(word, entry)
      if (!entry.ambiguous && !entry.judges) for (const form of regularForms(word)) made.push([form, entry])
    }
  }
  for (const [form, entry] of made) if (!found.has(form) && !NOT_MADE.has(form)) found.set(form, entry)
  return found
}

function regularForms(word: string): string[] {
  if (word.length < 4 || /(?:ed|ing|ly|ness|ment|[^s]s)$/.test(word)) return []
  const stem = word.endsWith('e')
    ? word.slice(0, -1)
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}i`
      : word
  const ending = /(?:s|x|sh|ch|z)$/.test(word) || stem.endsWith('i') ? `${stem}es` : `${word}s`
  return [
    ending,
    `${stem}ed`,
    `${word.endsWith('e') ? stem : word}ing`,
    word.endsWith('y') ? `${stem}ly` : `${word}ly`,
    word.endsWith('y') ? `${stem}ness` : `${word}ness`,
  ]
}

import type { Doc } from '../doc.ts'
import { feelingWords } from '../feelings/feeling-words.ts'
import { helpWords, linkWords } from '../lexicons/feeling-grammar.ts'
import { namesOf } from './names.ts'

/** Words that are passed over on the way from a feeling to the one who has it. */
type Passed = 'degrees' | 'adjectives' | 'help'

const degrees = new Set(
  'very so too quite rather really still also always never not more most much half little bit ever just even almost'.split(
    ' ',
  ),
)
export const notAdverbs = new Set(
  'friendly lovely lonely homely melancholy jolly kindly lively comely unfriendly surly ugly holy'.split(' '),
)
const HELP = new Set([...helpWords.split(' '), ...linkWords.split(' ')])

const cache = new WeakMap<Doc, Partial<Record<Passed, Int32Array>>>()

/**
 * The nearest token at k or before it that is not passed over; -1 where there is none. Worked out for the whole doc
 * at once, so that a row of ten thousand such words costs no more than as many others.
 */
export function skipLeft(doc: Doc, passed: Passed, k: number): number {
  if (k < 0 || k >= doc.count) return k
  const runs = cache.get(doc) ?? {}
  cache.set(doc, runs)
  const run = runs[passed] ?? findRuns(doc, passed)
  runs[passed] = run
  return run[k] as number
}

function findRuns(doc: Doc, passed: Passed): Int32Array {
  const runs = new Int32Array(doc.count)
  const { first } = namesOf(doc)
  let stop = -1
  for (let k = 0; k < doc.count; k++) {
    const word = doc.folded[k] as string
    if (!IS_PASSED[passed](word) || (passed !== 'adjectives' && (first[k] as number) >= 0)) stop = k
    runs[k] = stop
  }
  return runs
}

const IS_PASSED: Readonly<Record<Passed, (word: string) => boolean>> = {
  degrees: isDegree,
  adjectives: (word) => isDegree(word) || feelingWords().has(word),
  help: (word) => HELP.has(word) || (word.length > 4 && word.endsWith('ly')),
}

/** "very", "still", "sadly": says how much, or how. */
export function isDegree(word: string): boolean {
  return isDegreeWord(word) || (word.length > 4 && word.endsWith('ly') && !notAdverbs.has(word))
}

export function isDegreeWord(word: string): boolean {
  return degrees.has(word)
}

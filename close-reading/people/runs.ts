import { feelingWords } from '../feelings/feeling-words.ts'
import { helpWords, linkWords } from '../lexicons/feeling-grammar.ts'
import type { Page } from '../page.ts'
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

const made = new WeakMap<Page, Partial<Record<Passed, Int32Array>>>()

/**
 * The nearest token at k or before it that is not passed over; -1 where there is none. Worked out for the whole page
 * at once, so that a row of ten thousand such words costs no more than as many others.
 */
export function leftPast(page: Page, passed: Passed, k: number): number {
  if (k < 0 || k >= page.count) return k
  const runs = made.get(page) ?? {}
  made.set(page, runs)
  const run = runs[passed] ?? findRuns(page, passed)
  runs[passed] = run
  return run[k] as number
}

function findRuns(page: Page, passed: Passed): Int32Array {
  const runs = new Int32Array(page.count)
  const { first } = namesOf(page)
  let stop = -1
  for (let k = 0; k < page.count; k++) {
    const word = page.folded[k] as string
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

import { daleChall } from 'dale-chall'
import { fold } from './fold.ts'
import { lemmaOf } from './lemma-of.ts'

const MOST_CACHED = 20_000
const cache = new Map<string, boolean>()
let easy: Set<string> | undefined

/** Whether most fourth graders know a word: it, or the word it is a form of, is on the Dale-Chall list; so is a number. */
export function isEasyWord(word: string): boolean {
  const before = cache.get(word)
  if (before !== undefined) return before
  const judgment = judge(fold(word))
  if (cache.size < MOST_CACHED && word.length < 30) cache.set(word, judgment)
  return judgment
}

function judge(word: string): boolean {
  easy ??= new Set(daleChall)
  if (easy.has(word) || easy.has(lemmaOf(word)) || /^[\d'-]+$/.test(word)) return true
  if (word.includes('-')) return word.split('-').every(isEasyWord)
  const bare = word.replace(/(?:n't|'s|s'|'re|'ll|'ve|'d|'m)$/, '')
  return easy.has(bare) || easy.has(lemmaOf(bare)) || stemsOf(word).some((stem) => easy?.has(stem))
}

/** "kindly", "gently"; "warmer", "warmest", but "Peter" is no form of "pet". */
function stemsOf(word: string): string[] {
  if (word.endsWith('ly')) return [word.slice(0, -2), `${word.slice(0, -3)}y`, `${word.slice(0, -1)}e`]
  const ending = word.endsWith('est') ? 3 : word.endsWith('er') ? 2 : 0
  if (ending === 0 || word.length < ending + 4) return []
  const stem = word.slice(0, -ending)
  const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
  return [stem, `${stem}e`, single, stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem]
}

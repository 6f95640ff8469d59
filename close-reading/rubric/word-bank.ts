import { wordsOf } from '../lexicons/words-of.ts'
import bank from './word-bank.json' with { type: 'json' }

export const feelingWords: ReadonlySet<string> = new Set(Object.values(bank.feelings).flatMap(wordsOf))
export const toneWords: ReadonlySet<string> = new Set(Object.values(bank.tones).flatMap(wordsOf))

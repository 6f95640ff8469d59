import type { Doc } from '../../doc/doc.ts'
import { isClauseMark } from '../../doc/tokens.ts'
import { hasContrastAtBut } from '../turns-at-but.ts'

/** Where a feeling could turn: the first token of the turned part, how plainly it is marked, and by a word or not. */
export type ShiftCandidate = {
  token: number
  weight: number
  marked: boolean
  /** What the form itself says for a turn here: a turning word at line 9 or 13 of a sonnet. */
  form: number
}

/** Words that turn a thought, with how plainly they do; in a clause. */
const TURN_WORDS = new Map(
  Object.entries({
    but: 1,
    yet: 1,
    however: 1,
    nevertheless: 1,
    nonetheless: 1,
    instead: 0.8,
    suddenly: 1,
    alas: 1,
    until: 0.5,
    till: 0.4,
  }),
)
/** These turn only where a sentence, in verse a line, opens with them. */
const TIME_WORDS = new Set(['now', 'today', 'to-day', 'then'])
const EMPTY_WORDS = new Set(['nothing', 'nobody', 'none'])
/** "but now", "when suddenly", "and yet": two words that turn together. */
const PAIRS = new Set(
  'but now|but then|but suddenly|but alas|and yet|and suddenly|when suddenly|then suddenly|till suddenly|until suddenly|but o|yet now|at last|and then'.split(
    '|',
  ),
)
/** "but why?" asks; it does not turn. */
const QUESTIONS = new Set(['why', 'what', 'how', 'who', 'where'])
const CLAUSE = 0.9
const SENTENCE = 1.1
const PAIRED = 1.4
const UNMARKED = 0.9
const SONNET = 14
/** A sonnet turns at line 9 or 13; elsewhere it is less likely. */
const SONNET_TURNS = [8, 12]
const ELSEWHERE = 0.5
const BY_FORM = 0.45
const REPEATED = 4

/** Wherever a clause opens with a turning word, a line takes up an earlier one, or a sonnet turns. */
export function findShiftCandidates(doc: Doc): ShiftCandidate[] {
  const candidates: ShiftCandidate[] = []
  const sonnet = doc.isVerse && doc.lines.length === SONNET
  for (let i = 1; i < doc.count; i++) {
    const opening = openingAt(doc, i)
    if (opening === 0 || (!doc.isVerse && doc.quoted[i])) continue
    const found = candidateAt(doc, i, opening, sonnet)
    if (found) candidates.push(found)
  }
  return candidates
}

function candidateAt(doc: Doc, i: number, opening: number, sonnet: boolean): ShiftCandidate | undefined {
  const line = doc.lineOf[i] as number
  const opensLine = doc.lines[line]?.first === i
  const weight = weightOfWords(doc, i, opening)
  const atSonnetTurn = opensLine && SONNET_TURNS.includes(line)
  const fit = !sonnet || atSonnetTurn ? 1 : ELSEWHERE
  if (weight > 0) {
    const form = sonnet && atSonnetTurn ? BY_FORM : 0
    return { token: i, weight: weight * opening * fit, marked: true, form }
  }
  if (!doc.isVerse || !opensLine) return undefined
  if (
    (sonnet && line === SONNET - 2) ||
    EMPTY_WORDS.has(doc.folded[i] as string) ||
    repeatsOpening(doc, line)
  )
    return { token: i, weight: UNMARKED, marked: false, form: 0 }
  return undefined
}

function weightOfWords(doc: Doc, i: number, opening: number): number {
  const word = doc.folded[i] as string
  if (QUESTIONS.has(doc.folded[i + 1] ?? '')) return 0
  if (word === 'but' && !hasContrastAtBut(doc, i)) return 0
  const pair = `${word} ${doc.folded[i + 1]}`
  if (PAIRS.has(pair) || (pair === 'when all' && doc.folded[i + 2] === 'at')) return PAIRED
  if (opening === SENTENCE && (TIME_WORDS.has(word) || isToday(doc, i))) return word === 'then' ? 0.6 : 0.8
  return TURN_WORDS.get(word) ?? 0
}

/** "To-day" is three tokens. */
function isToday(doc: Doc, i: number): boolean {
  return doc.folded[i] === 'to' && doc.folded[i + 1] === '-' && doc.folded[i + 2] === 'day'
}

/** What opens at token i: a sentence, in verse a line; a clause after a mark; or nothing (0). */
function openingAt(doc: Doc, i: number): number {
  if (doc.sentenceOf[i] !== doc.sentenceOf[i - 1]) return SENTENCE
  if (doc.isVerse && doc.lineOf[i] !== doc.lineOf[i - 1]) return SENTENCE
  return isClauseMark(doc.folded[i - 1] as string) ? CLAUSE : 0
}

/** Does the line open with the words of the line two before it and end otherwise? */
function repeatsOpening(doc: Doc, line: number): boolean {
  const earlier = doc.lines[line - 2]
  const later = doc.lines[line]
  if (!earlier || !later) return false
  for (let k = 0; k < REPEATED; k++)
    if (earlier.first + k >= earlier.last || doc.folded[earlier.first + k] !== doc.folded[later.first + k])
      return false
  return doc.folded[earlier.last - 2] !== doc.folded[later.last - 2]
}

import { type Kind, kinds } from '../choices/kinds.ts'
import type { Tokens } from './find-tokens.ts'
import { CAPITAL, NUMBER, WORD } from './shape.ts'
import type { Range } from './span.ts'

const LONGEST = 6
const LONGEST_WITH_TIME = 14
const NOT_NAMES = new Set(['at', 'by', 'on', 'in', 'chapter', 'part', 'act', 'scene', 'day', 'line', 'verse'])
const TIME_SIGNS = new Set([',', '(', ')', '[', ']', ':', '.', 'am', 'pm', '/', '-'])

/**
 * The labels of a chat or a script, "maya:" and "MR. OKAFOR:", as tokens [first, last) before the colon. None unless
 * half of the lines have one; none in verse.
 */
export function findSpeakerLabels(kind: Kind, tokens: Tokens, lines: readonly Range[]): Range[] {
  if (kinds[kind].isVerse) return []
  const labels = lines.flatMap((line) => labelOf(tokens, line))
  return labels.length * 2 >= lines.length ? labels : []
}

/** A label is words; a time may come after them: "Dad, 6:02:", "Ana (18:03):". */
function labelOf(tokens: Tokens, line: Range): Range[] {
  const { first } = line
  let last = first
  for (let k = first; k < line.last && k <= first + LONGEST_WITH_TIME; k++) {
    const sign = tokens.folded[k] as string
    const shape = tokens.shape[k] as number
    const isTime = last < k
    if (k === first + 1 && isNumber(tokens, k) && NOT_NAMES.has(tokens.folded[first] as string)) return []
    if (sign === ':' && !(isTime && isNumber(tokens, k + 1) && tokens.end[k] === tokens.start[k + 1]))
      return last > first && k + 1 < line.last && !isSentence(tokens, first, last)
        ? [{ first, last, start: tokens.start[first] as number, end: tokens.end[last - 1] as number }]
        : []
    const isJoined = k > first && !isTime && (sign === '-' || sign === '.')
    const isName =
      !isTime && k <= first + LONGEST && (isJoined || ((shape & WORD) !== 0 && (shape & NUMBER) === 0))
    if (isName) last = k + 1
    else if (last === first || !(isNumber(tokens, k) || TIME_SIGNS.has(sign))) return []
  }
  return []
}

/** "Ivy has six hens: Dot, Pip": a capital, and then words without one. */
function isSentence({ shape }: Tokens, first: number, last: number): boolean {
  if (last - first < 3 || !has(shape, first, CAPITAL)) return false
  for (let k = first + 1; k < last; k++) if (has(shape, k, WORD) && !has(shape, k, CAPITAL)) return true
  return false
}

function has(shape: ArrayLike<number>, k: number, what: number): boolean {
  return ((shape[k] as number) & what) !== 0
}

function isNumber(tokens: Tokens, k: number): boolean {
  return ((tokens.shape[k] ?? 0) & NUMBER) !== 0
}

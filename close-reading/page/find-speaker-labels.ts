import type { Kind } from '../finding.ts'
import type { Range } from '../range.ts'
import type { Tokens } from './find-tokens.ts'
import { NUMBER, WORD } from './shape.ts'

const LONGEST = 6

/**
 * The labels of a chat or a script, "maya:" and "MR. OKAFOR:", as tokens [first, last) before the colon. None unless
 * half of the lines have one; none in verse.
 */
export function findSpeakerLabels(kind: Kind, tokens: Tokens, lines: readonly Range[]): Range[] {
  if (kind === 'poetry') return []
  const labels = lines.flatMap((line) => labelOf(tokens, line))
  return labels.length * 2 >= lines.length ? labels : []
}

function labelOf(tokens: Tokens, line: Range): Range[] {
  const { first } = line
  for (let k = first; k < line.last && k <= first + LONGEST; k++) {
    if (tokens.folded[k] === ':')
      return k > first && k + 1 < line.last
        ? [{ first, last: k, start: tokens.start[first] as number, end: tokens.end[k - 1] as number }]
        : []
    const shape = tokens.shape[k] as number
    const joins = k > first && (tokens.folded[k] === '-' || tokens.folded[k] === '.')
    if (!joins && ((shape & WORD) === 0 || (shape & NUMBER) !== 0)) return []
  }
  return []
}

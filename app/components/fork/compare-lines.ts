import type { AnswerClue } from '#domain/answer-interpretation'
import type { WorkLine } from './fork-work.ts'

/** A student's lines beside the clues of an answer, each in the order of the text. */
export type ComparedLines = {
  /** A line, and the clues that share words with it. */
  both: { line: WorkLine; clues: AnswerClue[] }[]
  onlyYou: WorkLine[]
  onlyTonewise: AnswerClue[]
}

/**
 * Which words the student and the answer both chose. A student chooses a line by sorting it for or against a reading, or by
 * marking it; "neither" takes it away again. Words that only stand next to each other are not shared. Null where the
 * student chose nothing or the answer has no clues: there is nothing to compare.
 */
export function compareLines(lines: readonly WorkLine[], clues: readonly AnswerClue[]): ComparedLines | null {
  const chosen = lines
    .filter(({ isOwn, speaks }) => (speaks ? speaks !== 'neither' : isOwn))
    .sort((one, other) => one.start - other.start)
  if (chosen.length === 0 || clues.length === 0) return null
  const met = chosen.map((line) => ({ line, clues: clues.filter((clue) => shareWords(line, clue)) }))
  const known = new Set(met.flatMap((one) => one.clues))
  return {
    both: met.filter((one) => one.clues.length > 0),
    onlyYou: met.filter((one) => one.clues.length === 0).map(({ line }) => line),
    onlyTonewise: clues.filter((clue) => !known.has(clue)),
  }
}

function shareWords(one: WorkLine, other: AnswerClue): boolean {
  return one.start < other.end && other.start < one.end
}

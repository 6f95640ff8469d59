import { ALL_CAPS, CAPITAL, NUMBER, WORD } from '../doc/shape.ts'

/** What the networks know a word by: rows of their tables. Row 0 of a table stands for what it does not know. */
export type WordKey = {
  vector: number
  frequent: number
  ending3: number
  ending2: number
  wordShape: number
}

const ENDINGS3 = 1024
const ENDINGS2 = 256

/** A number for a string (FNV-1a); the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193)
  return hash >>> 0
}

/** Where a word stands in the tables. `shape` is that of the doc; `first` says that it begins its unit. */
export function keyOf(
  folded: string,
  shape: number,
  first: boolean,
  vectors: ReadonlyMap<string, number>,
  frequent: ReadonlyMap<string, number>,
): WordKey {
  const letters = (shape & WORD) !== 0 && (shape & NUMBER) === 0
  const wordShape =
    (shape & CAPITAL ? 1 : 0) |
    (shape & ALL_CAPS ? 2 : 0) |
    (shape & NUMBER ? 4 : 0) |
    (shape & WORD ? 0 : 8) |
    (first ? 16 : 0)
  return {
    vector: vectors.get(folded) ?? 0,
    frequent: frequent.get(folded) ?? 0,
    ending3: letters ? (hashOf(folded.slice(-3)) % ENDINGS3) + 1 : 0,
    ending2: letters ? (hashOf(folded.slice(-2)) % ENDINGS2) + 1 : 0,
    wordShape,
  }
}

/** The keys of a position outside the unit and of the root above it. */
export function specialKeys(frequent: number): { outside: WordKey; root: WordKey } {
  const common = { vector: 0, ending3: ENDINGS3 + 1, ending2: ENDINGS2 + 1 }
  return {
    outside: { ...common, frequent: frequent + 1, wordShape: 32 },
    root: { ...common, frequent: frequent + 2, wordShape: 33 },
  }
}

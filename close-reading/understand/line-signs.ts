import type { Span } from '../finding.ts'
import type { SignShown } from '../fork/fork.ts'
import rows from '../knowledge/line-signs.json' with { type: 'json' }
import type { Scene } from '../scene/read-scene.ts'
import { isOfKind, type KindOfLine } from './kinds-of-line.ts'
import { buildPatterns, type Patterns, rowsFound, tokensOf } from './patterns.ts'

/**
 * A kind of line and what it can show. `find` has the words that make it. `holds` is a sentence where it is found, `not`
 * one where it must not be.
 */
export type SignRow = SignShown & {
  find: readonly string[]
  /** A kind that no words make. */
  kind?: KindOfLine
  /** What it can go with, mild to strong. */
  feelings: readonly string[]
  holds: string
  not: string
}

const table = rows as readonly SignRow[]
let patterns: Patterns | undefined

function signPatterns(): Patterns {
  patterns ??= buildPatterns(table.map(({ find }) => find))
  return patterns
}

const MOST_SHOWN = 2

/** The first signs of a line; more would say nothing of it. */
export function signsIn(scene: Scene, line: Span): SignRow[] {
  return signsOf(scene, line).slice(0, MOST_SHOWN)
}

/** Every sign of a line: those that its words make, in the order of the line, then its kinds. */
export function signsOf(scene: Scene, line: Span): SignRow[] {
  const { first, last } = tokensOf(scene.doc, line)
  const kinds = table.filter(({ kind }) => kind && isOfKind(scene, kind, first, last))
  return [...new Set([...signsMade(scene, line), ...kinds])]
}

/** The signs that words of a line make: what somebody does, or how they say it. */
export function signsMade({ doc }: Scene, line: Span): SignRow[] {
  const { first, last } = tokensOf(doc, line)
  return rowsFound(signPatterns(), doc, first, last).map((row) => table[row] as SignRow)
}

/** What a student is shown of a row. */
export function showSign({ name, often, otherwise, rule }: SignRow): SignShown {
  return { name, often, otherwise, ...(rule ? { rule } : {}) }
}

import type { Span } from '../doc/span.ts'
import rows from '../knowledge/line-signs.json' with { type: 'json' }
import type { SignShown } from '../phrasing/interpretation.ts'
import type { Scene } from '../scene/read-scene.ts'
import { isDoneByPerson } from './done-by-person.ts'
import { isOfKind, type KindOfLine } from './kinds-of-line.ts'
import { buildPatterns, matchesFound, type Patterns, rowsFound, tokensOf } from './patterns.ts'

/**
 * A kind of line and what it can show. `find` has the words that make it. `holds` is a sentence where it is found, `not`
 * one where it must not be.
 */
export type SignRow = SignShown & {
  find: readonly string[]
  /** A kind that no words make. */
  kind?: KindOfLine
  /**
   * Where the words show it: in what somebody says or does ("speech"), in what the text says itself ("text"), in verse,
   * or nowhere by themselves; without it, in what a person does.
   */
  where?: 'speech' | 'text' | 'verse' | 'nowhere'
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

/** The first signs of a line that surely show something there; more would say nothing of it. */
export function signsIn(scene: Scene, line: Span): SignRow[] {
  const { first, last } = tokensOf(scene.doc, line)
  const made = matchesFound(signPatterns(), scene.doc, first, last)
    .filter(({ row, at }) => isShownAt(scene, table[row] as SignRow, at))
    .map(({ row }) => table[row] as SignRow)
  const kinds = kindsOf(scene, first, last).filter(({ where }) => where !== 'nowhere')
  return [...new Set([...made, ...kinds])].slice(0, MOST_SHOWN)
}

/** Whether the words of a row stand at a token as something that happens, and of whom they must. */
function isShownAt(scene: Scene, { where }: SignRow, at: number): boolean {
  if (where === 'text' || where === 'nowhere') return where === 'text'
  if (where === 'verse') return scene.doc.isVerse
  const isSaid = scene.utterances.some(({ first, last }) => first <= at && at < last)
  // "Great, the bus is late again": without quotation marks anywhere, the whole text is what somebody says.
  if (where === 'speech' && (isSaid || scene.utterances.length === 0)) return true
  return !isSaid && isDoneByPerson(scene, at)
}

/** Every sign of a line: those that its words make, in the order of the line, then its kinds. */
export function signsOf(scene: Scene, line: Span): SignRow[] {
  const { first, last } = tokensOf(scene.doc, line)
  return [...new Set([...signsMade(scene, line), ...kindsOf(scene, first, last)])]
}

function kindsOf(scene: Scene, first: number, last: number): SignRow[] {
  return table.filter(({ kind }) => kind && isOfKind(scene, kind, first, last))
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

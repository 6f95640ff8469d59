import { tokenAt } from '../doc/token-at.ts'
import type { Doc } from '../doc.ts'
import type { Span } from '../finding.ts'
import type { SignShown } from '../fork/fork.ts'
import rows from '../knowledge/line-signs.json' with { type: 'json' }
import type { Scene } from '../scene/read-scene.ts'
import { isOfKind, type KindOfLine } from './kinds-of-line.ts'

/**
 * A kind of line and what it can show. `find` has the words that make it, each of them one or several words with
 * alternatives between bars, as they stand or in their dictionary form; a star leaves out up to five words. `holds` is a
 * sentence where it is found, `not` one where it must not be.
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

type Word = ReadonlySet<string> | 'gap'
type Pattern = { row: number; words: readonly Word[] }

const table = rows as readonly SignRow[]
let patterns: ReadonlyMap<string, readonly Pattern[]> | undefined

/** The patterns of all rows by each word that may begin one. */
function patternsByWord(): ReadonlyMap<string, readonly Pattern[]> {
  if (patterns) return patterns
  const found = new Map<string, Pattern[]>()
  for (const [row, { find }] of table.entries())
    for (const line of find) {
      const words = line.split(' ').map((word): Word => (word === '*' ? 'gap' : new Set(word.split('|'))))
      for (const word of words[0] === 'gap' ? [] : (words[0] ?? []))
        found.set(word, [...(found.get(word) ?? []), { row, words }])
    }
  patterns = found
  return found
}

const MOST_SHOWN = 2

/** The first signs of a line; more would say nothing of it. */
export function signsIn(scene: Scene, line: Span): SignRow[] {
  return signsOf(scene, line).slice(0, MOST_SHOWN)
}

/** Every sign of a line: those that its words make, in the order of the line, then its kinds. */
export function signsOf(scene: Scene, line: Span): SignRow[] {
  const { first, last } = tokensOf(scene.doc, line)
  const made = rowsMade(scene.doc, first, last)
  const kinds = table.flatMap(({ kind }, row) => (kind && isOfKind(scene, kind, first, last) ? [row] : []))
  return [...new Set([...made, ...kinds])].map((row) => table[row] as SignRow)
}

/** Whether words of a line make a sign: what somebody does, or how they say it. */
export function hasSign(scene: Scene, line: Span): boolean {
  const { first, last } = tokensOf(scene.doc, line)
  return rowsMade(scene.doc, first, last).length > 0
}

/** What a student is shown of a row. */
export function showSign({ name, often, otherwise, rule }: SignRow): SignShown {
  return { name, often, otherwise, ...(rule ? { rule } : {}) }
}

function tokensOf(doc: Doc, line: Span): { first: number; last: number } {
  const first = tokenAt(doc, line.start)
  let last = first
  while (last < doc.count && (doc.start[last] as number) < line.end) last++
  return { first, last }
}

function rowsMade(doc: Doc, first: number, last: number): number[] {
  const byWord = patternsByWord()
  const found: number[] = []
  for (let at = first; at < last; at++) {
    const [word, lemma] = [doc.folded[at] as string, doc.lemma(at)]
    for (const form of word === lemma ? [word] : [word, lemma])
      for (const { row, words } of byWord.get(form) ?? [])
        if (!found.includes(row) && matchesFrom(doc, words, at, last) && !isDenied(doc, at, first))
          found.push(row)
  }
  return found
}

const LONGEST_GAP = 5

/** Whether the words of a pattern stand from a token on; what follows a gap may stand up to five words later. */
function matchesFrom(doc: Doc, words: readonly Word[], from: number, last: number): boolean {
  let at = from
  let gap = 0
  for (const word of words) {
    if (word === 'gap') {
      gap = LONGEST_GAP
      continue
    }
    while (at < last && isPassedOver(doc, at)) at++
    const limit = Math.min(at + gap, last - 1)
    while (at < limit && !isWord(doc, word, at)) at++
    if (at >= last || !isWord(doc, word, at)) return false
    at++
    gap = 0
  }
  return true
}

/** A comma or a quotation mark between two words of a pattern. */
function isPassedOver({ folded }: Doc, at: number): boolean {
  return /^[,"'“”‘’–—-]+$/u.test(folded[at] as string)
}

function isWord(doc: Doc, word: ReadonlySet<string>, at: number): boolean {
  return word.has(doc.folded[at] as string) || word.has(doc.lemma(at))
}

const DENIAL = /^(?:not|never|no|without|nobody|hardly)$|n['’]t$/u
const NEAR = 2

function isDenied({ folded }: Doc, at: number, first: number): boolean {
  return folded.slice(Math.max(first, at - NEAR), at).some((word) => DENIAL.test(word))
}

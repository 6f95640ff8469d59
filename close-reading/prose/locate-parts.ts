import type { Span } from '../doc/span.ts'
import { type Folded, foldQuotable, isLetterAt } from './fold-quotable.ts'

const GAP = /\[\s?(?:…|\.\.\.)\s?\]|…|\.(?:\s?\.){2,4}/u
const SLUR = /\[slur\]/iu

/** The parts of a quotation between the marks for words left out. A part of loose marks alone has no words to find. */
export function splitAtGaps(words: string): string[] {
  return words.split(GAP).filter((part) => foldPiece(part) !== '')
}

/**
 * Spans of the parts of one quotation in a folded passage, each after the one before, or null when one
 * of them is missing. Only whole words match.
 */
export function locateParts(parts: readonly string[], passage: Folded): readonly [Span, ...Span[]] | null {
  const spans: Span[] = []
  let after = 0
  for (const part of parts) {
    const run = locateRun(part, passage, after)
    if (!run) return null
    spans.push({ start: passage.from[run.start] ?? 0, end: passage.to[run.end - 1] ?? 0 })
    after = run.end
  }
  const [first, ...rest] = spans
  return first ? [first, ...rest] : null
}

/** One part; "[slur]" in it stands for exactly one word that the answer will not print. */
function locateRun(part: string, passage: Folded, after: number): Span | null {
  const pieces = part.split(SLUR).map(foldPiece)
  const first = pieces[0] ?? ''
  if (pieces.length === 1) return locatePiece(first, passage, after)
  const anchor = pieces.findIndex((piece) => piece !== '')
  if (anchor < 0) return null
  for (let at = after; ; ) {
    const found = locatePiece(pieces[anchor] ?? '', passage, at)
    if (!found) return null
    const end = followPieces(pieces.slice(anchor + 1), passage.text, found.end)
    if (end !== null) return { start: found.start, end }
    at = found.start + 1
  }
}

function followPieces(pieces: readonly string[], text: string, from: number): number | null {
  let at = from
  for (const piece of pieces) {
    const word = /^[^\p{L}\p{N}]{0,3}[\p{L}\p{N}'-]{1,40}[^\p{L}\p{N}]{0,3}/u.exec(text.slice(at, at + 60))
    if (!word) return null
    at += word[0].length
    if (piece === '') continue
    if (!text.startsWith(piece, at)) return null
    at += piece.length
  }
  return at
}

function foldPiece(piece: string): string {
  return trimEdges(foldQuotable(piece).text)
}

function trimEdges(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && !isLetterAt(text, start)) start++
  while (end > start && !isLetterAt(text, end - 1)) end--
  return text.slice(start, end)
}

function locatePiece(piece: string, passage: Folded, after: number): Span | null {
  if (piece === '') return null
  const { text } = passage
  for (let at = text.indexOf(piece, after); at >= 0; at = text.indexOf(piece, at + 1)) {
    const end = at + piece.length
    if (isEdge(passage, at) && isEdge(passage, end)) return { start: at, end }
  }
  return null
}

/** Between words, in the folded text or in the original, where a mark that folding drops may part them. */
function isEdge({ original, text, from, to }: Folded, at: number): boolean {
  if (!isLetterAt(text, at - 1) || !isLetterAt(text, at)) return true
  const before = to[at - 1] ?? 0
  const after = from[at] ?? 0
  if (!isLetterAt(original, before - 1) || !isLetterAt(original, after)) return true
  return before < after && original.slice(before, after) !== '\u00ad'
}

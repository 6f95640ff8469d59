import type { Span } from '../doc/span.ts'
import { findCitations } from './around/citations.ts'
import { findLineNumbers } from './around/line-numbers.ts'
import { findNotes } from './around/notes.ts'
import { findPageLines } from './around/page-lines.ts'

/** Why something is no part of the text that was pasted with it. */
export type AroundReason = 'source' | 'page' | 'note' | 'line number' | 'worksheet'
export type Around = Span & { reason: AroundReason }

/** One line of a pasted text, with its words and its number among the lines that hold words. */
export type PastedLine = Span & { words: string; number: number }

/** At the start of a line it says that the student wants the line read, whatever it seems to be. */
export const WANTED = '\u2060'

/**
 * What stands around a text and is not the text: source lines of programs that show books, bylines, lines of web pages,
 * notes with their marks, numbers of lines, the head of a worksheet. In order, not overlapping; never the whole text. Linear.
 *
 * @param wanted whether the line at this offset is to be read
 */
export function findAround(text: string, wanted: (offset: number) => boolean): Around[] {
  const lines = splitLines(text)
  const found = [
    ...findPageLines(lines),
    ...findCitations(lines),
    ...findLineNumbers(lines),
    ...findNotes(text, lines),
  ]
    .filter(({ start }) => !wanted(lineStart(text, start)))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  let last = 0
  const apart = found.filter(({ start, end }) => {
    if (start < last || end <= start) return false
    last = end
    return true
  })
  return leavesWords(text, apart) ? apart : []
}

function splitLines(text: string): PastedLine[] {
  const lines: PastedLine[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const words = line.trim()
    if (words !== '') {
      const from = start + line.indexOf(words)
      lines.push({ start: from, end: from + words.length, words, number: lines.length })
    }
    start += line.length + 1
  }
  return lines
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

const FEWEST_WORDS = 3

function leavesWords(text: string, found: readonly Around[]): boolean {
  let rest = ''
  let from = 0
  for (const { start, end } of found) {
    rest += `${text.slice(from, start)} `
    from = end
  }
  return ((rest + text.slice(from)).match(/\p{L}{2,}/gu)?.length ?? 0) >= FEWEST_WORDS
}

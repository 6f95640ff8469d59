import { lineNumberAt, numberVerse, readPrintedLines } from '#close-reading/printed-lines'
import { type ContentType, types } from './choices.ts'

/**
 * Where words stand in a text, whatever kind of quotation marks and however long blanks and line breaks either has.
 * Offsets in UTF-16 units. Null where they do not.
 */
export function findWords(text: string, words: string): { start: number; end: number } | null {
  const [within, wanted] = [fold(text), fold(words.trim())]
  const at = wanted.folded === '' ? -1 : within.folded.indexOf(wanted.folded)
  if (at < 0) return null
  const last = within.starts[at + wanted.folded.length - 1] ?? 0
  return { start: within.starts[at] ?? 0, end: last + 1 }
}

/** Signs that take no space, among them those that count lines. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]|[\ufe00-\ufe0f]/u

/** The text with one kind of quotation mark and single blanks, and where each of its characters comes from. */
function fold(text: string): { folded: string; starts: number[] } {
  let folded = ''
  const starts: number[] = []
  for (let at = 0; at < text.length; at++) {
    if (UNSEEN.test(text.charAt(at))) continue
    const sign = /\s/u.test(text.charAt(at)) ? ' ' : (plainMarks[text.charAt(at)] ?? text.charAt(at))
    if (sign === ' ' && folded.endsWith(' ')) continue
    folded += sign
    starts.push(at)
  }
  return { folded, starts }
}

/** A quotation inside another one has the other kind of marks, so all of them are one. */
const plainMarks: Readonly<Record<string, string>> = { '"': "'", '“': "'", '”': "'", '‘': "'", '’': "'" }

/**
 * "line 3", "paragraph 2": where a position of a text is. Empty where blank lines do not show its paragraphs.
 *
 * @param start from 0, in UTF-16 units
 */
export function locationAt(text: string, contentType: ContentType, start: number): string {
  const { isVerse } = types[contentType]
  const line = lineNumberAt(isVerse ? numberVerse(text) : readPrintedLines(text), start)
  if (line !== undefined) return `line ${line}`
  if (isVerse) return 'the title'
  let [paragraphs, at, number] = [0, 0, 0]
  let isAfterBlank = true
  for (const words of text.split('\n')) {
    const isBlank = words.trim() === ''
    if (!isBlank && isAfterBlank) paragraphs += 1
    isAfterBlank = isBlank
    at += words.length + 1
    if (number === 0 && start < at) number = paragraphs
  }
  return paragraphs > 1 ? `paragraph ${number}` : ''
}

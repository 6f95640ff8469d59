import { proposeKind } from '#domain/propose-kind'
import { joinHyphenated, type KnowsWord } from './join-hyphenated.ts'

const FEWEST_LINES = 3
const SHORTEST_MARGIN = 35
const LONGEST_MARGIN = 120
/** Of the lines that are not the last of their paragraph, so many end near the margin. */
const LEAST_FULL = 0.8

/**
 * Prose whose lines break off at a margin, as copies from mails, web documents and old text files have them, with
 * each paragraph on one line. A poem, a list and every other text come back as they are.
 */
export function joinBrokenLines(text: string, knows?: KnowsWord): string {
  if (proposeKind(text) === 'poetry') return text
  return text
    .split(/(\n[ \t]*\n\s*)/u)
    .map((part) => (part.trim() === '' ? part : joinParagraph(part, knows)))
    .join('')
}

function joinParagraph(paragraph: string, knows: KnowsWord | undefined): string {
  const lines = paragraph.split('\n').map((line) => line.trimEnd())
  if (!isBrokenAtMargin(lines)) return paragraph
  return joinHyphenated(lines.map((line, at) => (at === 0 ? line : line.trim())).join('\ue000'), knows)
}

/** Every line but the last is about as wide as the widest, and none begins as an item of a list does. */
function isBrokenAtMargin(lines: readonly string[]): boolean {
  if (lines.length < FEWEST_LINES) return false
  const before = lines.slice(0, -1)
  const margin = Math.max(...lines.map(({ length }) => length))
  if (margin < SHORTEST_MARGIN || margin > LONGEST_MARGIN) return false
  if (lines.some((line) => /^\s*(?:[-•*–]|\d+[.)]|\p{L}+:)\s/u.test(line))) return false
  const full = before.filter(({ length }) => length >= margin * 0.75).length
  const onward = before.filter((line) => !/[.!?:”"]$/u.test(line)).length
  return full >= before.length * LEAST_FULL && onward >= before.length / 2
}

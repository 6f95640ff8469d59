import { isKnownWord } from '../vocabulary/is-known-word.ts'
import type { Edit } from './edited-text.ts'

const CUT = /[-‐][ \t]*\n[ \t]*(?=\p{Ll})/gu
const LONGEST_PART = 30

/**
 * Words that were cut at the end of a line: joined where the lists have the whole word, or where one part is no word by
 * itself. A compound keeps its hyphen. In verse the end of a line is the poet's and nothing is joined.
 */
export function editCutWords(text: string): Edit[] {
  const edits: Edit[] = []
  for (const { 0: cut, index: start } of text.matchAll(CUT)) {
    const end = start + cut.length
    const first = partBefore(text, start)
    const second = partAfter(text, end)
    if (first === '' || second === '') continue
    edits.push({ start: isCompound(text, first, second) ? start + 1 : start, end, text: '' })
  }
  return edits
}

function isCompound(text: string, first: string, second: string): boolean {
  if (text.includes(`${first}-${second}`) || first.length < 2) return true
  const [head, tail] = [first.toLowerCase(), second.toLowerCase()]
  if (isKnownWord(head + tail)) return false
  return isKnownWord(head) && isKnownWord(tail)
}

function partBefore(text: string, end: number): string {
  let start = end
  while (start > 0 && end - start < LONGEST_PART && /\p{L}/u.test(text[start - 1] ?? '')) start--
  return text.slice(start, end)
}

function partAfter(text: string, start: number): string {
  let end = start
  while (end < text.length && end - start < LONGEST_PART && /\p{L}/u.test(text[end] ?? '')) end++
  return text.slice(start, end)
}

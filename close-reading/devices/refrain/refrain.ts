import type { Doc } from '../../doc/doc.ts'
import { isWord, spanOf } from '../../doc/tokens.ts'
import { lastWord } from '../../prosody/line-ends.ts'
import wording from '../../wording/devices/refrain.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Detector, Found } from '../detector.ts'

/** A line that comes back, whole or in its last words. */
export type RefrainData = { times: number; meaning: string }
type RefrainFinding = Found<'refrain', RefrainData>

function wordsOf(doc: Doc, line: number): string[] {
  const range = doc.lines[line]
  const words: string[] = []
  if (!range) return words
  for (let i = range.first; i < range.last; i++) if (isWord(doc, i)) words.push(doc.folded[i] ?? '')
  return words
}

/** Lines by what they say, and last lines of stanzas by their last two words. */
function groupLines(doc: Doc): number[][] {
  const groups = new Map<string, number[]>()
  const lastLines = new Set(doc.stanzas.map((stanza) => stanza.lastLine - 1))
  for (let line = 0; line < doc.lines.length; line++) {
    const words = wordsOf(doc, line)
    const keys = words.length > 1 ? [`= ${words.join(' ')}`] : []
    if (words.length > 2 && lastLines.has(line)) keys.push(`… ${words.slice(-2).join(' ')}`)
    for (const key of keys) {
      const group = groups.get(key)
      if (group) group.push(line)
      else groups.set(key, [line])
    }
  }
  return [...groups.values()].filter((lines) => lines.length > 1)
}

type Group = { lines: number[]; length: number }

/** Lines that come back one after another are one refrain of several lines. */
function joinNeighbors(groups: readonly number[][]): Group[] {
  const found: Group[] = []
  const endingAt = new Map<string, Group>()
  const known = new Set<string>()
  for (const lines of [...groups].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || b.length - a.length)) {
    const key = lines.join(' ')
    if (known.has(key)) continue
    known.add(key)
    const group = endingAt.get(key)
    const joined = group ?? { lines, length: 0 }
    joined.length++
    if (!group) found.push(joined)
    endingAt.set(lines.map((line) => line + 1).join(' '), joined)
  }
  return found
}

/** A line or several of a poem that come back later. The span is the first occurrence; the evidence is every one. */
export const refrain: Detector<RefrainFinding> = {
  name: 'refrain',
  only: 'verse',
  *run(doc) {
    const seen = new Set<number>()
    for (const { lines, length } of joinNeighbors(groupLines(doc))) {
      const apart = lines.filter((line, k) => k === 0 || line - (lines[k - 1] ?? 0) > 1)
      if (apart.length < 2 || apart.every((line) => seen.has(line))) continue
      for (const line of lines) seen.add(line)
      const spans = lines.map((line) =>
        spanOf(doc, doc.lines[line]?.first ?? 0, lastWord(doc, line + length - 1) + 1),
      )
      const [first, ...rest] = spans
      if (!first) continue
      const meaning = fill(length > 1 ? wording.lines : wording.line, { times: lines.length })
      const data: RefrainData = { times: lines.length, meaning }
      yield {
        type: 'refrain',
        cue: 'repetition',
        ...first,
        certainty: lines.length > 2 ? 'clear' : 'likely',
        evidence: [first, ...rest],
        data,
      }
    }
  },
}

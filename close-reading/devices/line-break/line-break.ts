import type { Doc } from '../../doc/doc.ts'
import { isWord, spanOf } from '../../doc/tokens.ts'
import { isBinding } from '../../lexicons/function-words.ts'
import { lastWord } from '../../prosody/line-ends.ts'
import wording from '../../wording/devices/line-break.json' with { type: 'json' }
import type { Detector, Found } from '../detector.ts'

/** A sentence that runs over the end of a line (enjambment), or stops inside a line (caesura). */
export type LineBreakData = { meaning: string }
type LineBreakFinding = Found<'enjambment' | 'caesura', LineBreakData>

const strongStops = /^(?:[.;:!?—–]|--|\.{2,})/

function findEnjambment(doc: Doc, line: number): LineBreakFinding | undefined {
  const range = doc.lines[line]
  const next = doc.lines[line + 1]
  const word = lastWord(doc, line)
  if (!range || !next || word < 0 || word !== range.last - 1) return undefined
  let first = next.first
  while (first < next.last && !isWord(doc, first)) first++
  if (first >= next.last || doc.sentenceOf[word] !== doc.sentenceOf[first]) return undefined
  const end = spanOf(doc, word)
  const start = spanOf(doc, first)
  const sure = isBinding(doc.folded[word] ?? '') || isBinding(doc.folded[first] ?? '')
  return {
    type: 'enjambment',
    cue: 'structure',
    start: end.start,
    end: start.end,
    certainty: sure ? 'likely' : 'possible',
    evidence: [end, start],
    data: {
      meaning: wording.enjambment,
    } satisfies LineBreakData,
  }
}

/** A strong stop with at least two words of the line on either side. */
function* findCaesuras(doc: Doc, line: number): Generator<LineBreakFinding> {
  const range = doc.lines[line]
  if (!range) return
  let words = 0
  for (let i = range.first; i < range.last; i++) {
    if (isWord(doc, i)) {
      words++
      continue
    }
    if (words < 2 || !strongStops.test(doc.folded[i] ?? '')) continue
    let after = 0
    for (let k = i + 1; k < range.last && after < 2; k++) if (isWord(doc, k)) after++
    if (after < 2) return
    const span = spanOf(doc, i)
    yield {
      type: 'caesura',
      cue: 'punctuation',
      ...span,
      certainty: 'likely',
      evidence: [span],
      data: {
        meaning: wording.caesura,
      } satisfies LineBreakData,
    }
    words = 0
  }
}

/** Where sentences and lines of a poem part ways: lines that run on, and stops inside lines. */
export const lineBreak: Detector<LineBreakFinding> = {
  name: 'line-break',
  only: 'verse',
  *run(doc) {
    for (const stanza of doc.stanzas) {
      for (let line = stanza.firstLine; line < stanza.lastLine; line++) {
        yield* findCaesuras(doc, line)
        const enjambment = line + 1 < stanza.lastLine ? findEnjambment(doc, line) : undefined
        if (enjambment) yield enjambment
      }
    }
  },
}

import type { Detector } from '../../detector.ts'
import type { Found } from '../../finding.ts'
import { isBinding } from '../../lexicons/function-words.ts'
import { isWord, placeOf } from '../../page/places.ts'
import type { Page } from '../../page.ts'
import { lastWord } from '../../sounds/line-ends.ts'
import wording from '../../wording/devices/line-break.json' with { type: 'json' }

/** A sentence that runs over the end of a line (enjambment), or stops inside a line (caesura). */
export type LineBreakData = { meaning: string }
type LineBreakFinding = Found<'enjambment' | 'caesura', LineBreakData>

const strongStops = /^(?:[.;:!?—–]|--|\.{2,})/

function findEnjambment(page: Page, line: number): LineBreakFinding | undefined {
  const range = page.lines[line]
  const next = page.lines[line + 1]
  const word = lastWord(page, line)
  if (!range || !next || word < 0 || word !== range.last - 1) return undefined
  let first = next.first
  while (first < next.last && !isWord(page, first)) first++
  if (first >= next.last || page.sentenceOf[word] !== page.sentenceOf[first]) return undefined
  const end = placeOf(page, word, word + 1)
  const start = placeOf(page, first, first + 1)
  const sure = isBinding(page.folded[word] ?? '') || isBinding(page.folded[first] ?? '')
  return {
    type: 'enjambment',
    cue: 'structure',
    start: end.start,
    end: start.end,
    certainty: sure ? 'likely' : 'possible',
    because: [end, start],
    data: {
      meaning: wording.enjambment,
    } satisfies LineBreakData,
  }
}

/** A strong stop with at least two words of the line on either side. */
function* findCaesuras(page: Page, line: number): Generator<LineBreakFinding> {
  const range = page.lines[line]
  if (!range) return
  let words = 0
  for (let i = range.first; i < range.last; i++) {
    if (isWord(page, i)) {
      words++
      continue
    }
    if (words < 2 || !strongStops.test(page.folded[i] ?? '')) continue
    let after = 0
    for (let k = i + 1; k < range.last && after < 2; k++) if (isWord(page, k)) after++
    if (after < 2) return
    const place = placeOf(page, i, i + 1)
    yield {
      type: 'caesura',
      cue: 'punctuation',
      ...place,
      certainty: 'likely',
      because: [place],
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
  kinds: ['poetry'],
  *run(page) {
    for (const stanza of page.stanzas) {
      for (let line = stanza.firstLine; line < stanza.lastLine; line++) {
        yield* findCaesuras(page, line)
        const enjambment = line + 1 < stanza.lastLine ? findEnjambment(page, line) : undefined
        if (enjambment) yield enjambment
      }
    }
  },
}

import type { Doc } from '../../doc/doc.ts'
import { MARK } from '../../doc/shape.ts'
import type { Span } from '../../doc/span.ts'
import { spanOf } from '../../doc/tokens.ts'
import { isBinding } from '../../lexicons/function-words.ts'
import { readWords } from '../../vocabulary/word-family.ts'
import wording from '../../wording/devices/imagery.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Detector, Found } from '../detector.ts'
import table from './senses.json' with { type: 'json' }

export type Sense = keyof typeof table.senses

/** The sense that is called on, the words that call on it, and a plain sentence about them. */
export type ImageryData = { meaning: string }
type ImageryFinding = Found<`imagery-${Sense}`, ImageryData>

/** Two words for the same sense that stand no farther apart than this belong to one image. */
const NEAR = 5

let senseOf: ReadonlyMap<string, readonly Sense[]> | undefined

/** Words that call on a sense, neighbors of the same sense taken together: types "imagery-sight" and so on. */
export const imagery: Detector<ImageryFinding> = {
  name: 'imagery',
  *run(doc) {
    senseOf ??= readSenses()
    const open = new Map<Sense, number[]>()
    for (let i = 0; i < doc.count; i++) {
      const senses = senseOf.get(doc.folded[i] as string)
      if (!senses || isHalf(doc, i)) continue
      for (const sense of senses) {
        const run = open.get(sense)
        const last = run?.[run.length - 1] ?? -1
        if (run && i - last <= NEAR && doc.sentenceOf[i] === doc.sentenceOf[last]) run.push(i)
        else {
          if (run) yield describe(doc, sense, run)
          open.set(sense, [i])
        }
      }
    }
    for (const [sense, run] of open) yield describe(doc, sense, run)
  },
}

/** "disagreeable-looking", "spring-cleaning": here these call on no sense; "honey-sweet" does. */
function isHalf(doc: Doc, i: number): boolean {
  if (!HALVES.has(doc.folded[i] as string)) return false
  return (
    (doc.folded[i - 1] === '-' && doc.start[i] === doc.end[i - 1]) ||
    (doc.folded[i + 1] === '-' && doc.start[i + 1] === doc.end[i])
  )
}

const HALVES = new Set(['looking', 'sounding', 'spring', 'feeling'])

function readSenses(): Map<string, Sense[]> {
  const senses = new Map<string, Sense[]>()
  for (const [sense, list] of Object.entries(table.senses) as [Sense, string[]][]) {
    for (const word of readWords(list)) {
      const known = senses.get(word)
      if (known) known.push(sense)
      else senses.set(word, [sense])
    }
  }
  return senses
}

function describe(doc: Doc, sense: Sense, run: readonly number[]): ImageryFinding {
  const first = run[0] as number
  const last = run[run.length - 1] as number
  const spans = run.map((i) => spanOf(doc, i))
  const words = spans.map((span) => doc.text.slice(span.start, span.end))
  return {
    ...spanOf(doc, first, endOfImage(doc, last)),
    type: `imagery-${sense}`,
    cue: 'word choice',
    certainty: run.length > 1 ? 'likely' : 'possible',
    evidence: spans as [Span, ...Span[]],
    data: { meaning: fill(wording.meaning[sense], { words: words.map((word) => `“${word}”`).join(', ') }) },
  }
}

/** The word after the last sense word belongs to the image ("the heavy scent", "white bloom"). */
function endOfImage(doc: Doc, last: number): number {
  const next = last + 1
  const joins =
    next < doc.count &&
    !isBinding(doc.folded[next] as string) &&
    ((doc.shape[next] as number) & MARK) === 0 &&
    doc.sentenceOf[next] === doc.sentenceOf[last]
  return joins ? next + 1 : next
}

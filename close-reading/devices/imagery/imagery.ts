import type { Detector } from '../../detector.ts'
import type { Found, Span } from '../../finding.ts'
import { isBinding } from '../../lexicons/function-words.ts'
import { placeOf } from '../../page/places.ts'
import { MARK } from '../../page/shape.ts'
import type { Page } from '../../page.ts'
import { readWords } from '../../phrases/word-family.ts'
import wording from '../../wording/devices/imagery.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import { SENSES, type Sense } from './senses.ts'

/** The sense that is called on, the words that call on it, and a plain sentence about them. */
export type ImageryData = { sense: Sense; words: readonly string[]; meaning: string }
type ImageryFinding = Found<`imagery-${Sense}`, ImageryData>

/** Two words for the same sense that stand no farther apart than this belong to one image. */
const NEAR = 5

let senseOf: ReadonlyMap<string, readonly Sense[]> | undefined

/** Words that call on a sense, neighbors of the same sense taken together: types "imagery-sight" and so on. */
export const imagery: Detector<ImageryFinding> = {
  name: 'imagery',
  kinds: ['fiction', 'poetry', 'nonfiction'],
  *run(page) {
    senseOf ??= readSenses()
    const open = new Map<Sense, number[]>()
    for (let i = 0; i < page.count; i++) {
      const senses = senseOf.get(page.folded[i] as string)
      if (!senses || isHalf(page, i)) continue
      for (const sense of senses) {
        const run = open.get(sense)
        const last = run?.[run.length - 1] ?? -1
        if (run && i - last <= NEAR && page.sentenceOf[i] === page.sentenceOf[last]) run.push(i)
        else {
          if (run) yield describe(page, sense, run)
          open.set(sense, [i])
        }
      }
    }
    for (const [sense, run] of open) yield describe(page, sense, run)
  },
}

/** "disagreeable-looking", "spring-cleaning": here these call on no sense; "honey-sweet" does. */
function isHalf(page: Page, i: number): boolean {
  if (!HALVES.has(page.folded[i] as string)) return false
  return (
    (page.folded[i - 1] === '-' && page.start[i] === page.end[i - 1]) ||
    (page.folded[i + 1] === '-' && page.start[i + 1] === page.end[i])
  )
}

const HALVES = new Set(['looking', 'sounding', 'spring', 'feeling'])

function readSenses(): Map<string, Sense[]> {
  const senses = new Map<string, Sense[]>()
  for (const [sense, list] of Object.entries(SENSES) as [Sense, string][]) {
    for (const word of readWords(list)) {
      const known = senses.get(word)
      if (known) known.push(sense)
      else senses.set(word, [sense])
    }
  }
  return senses
}

function describe(page: Page, sense: Sense, run: readonly number[]): ImageryFinding {
  const first = run[0] as number
  const last = run[run.length - 1] as number
  const spans = run.map((i) => placeOf(page, i, i + 1))
  const words = spans.map((span) => page.text.slice(span.start, span.end))
  return {
    ...placeOf(page, first, endOfImage(page, last)),
    type: `imagery-${sense}`,
    cue: 'word choice',
    certainty: run.length > 1 ? 'likely' : 'possible',
    because: spans as [Span, ...Span[]],
    data: {
      sense,
      words,
      meaning: fill(wording.meaning[sense], { words: words.map((word) => `“${word}”`).join(', ') }),
    },
  }
}

/** The word after the last sense word belongs to the image ("the heavy scent", "white bloom"). */
function endOfImage(page: Page, last: number): number {
  const next = last + 1
  const joins =
    next < page.count &&
    !isBinding(page.folded[next] as string) &&
    ((page.shape[next] as number) & MARK) === 0 &&
    page.sentenceOf[next] === page.sentenceOf[last]
  return joins ? next + 1 : next
}

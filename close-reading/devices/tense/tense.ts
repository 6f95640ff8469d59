import type { Detector } from '../../detector.ts'
import { spanOf } from '../../doc/tokens.ts'
import type { Doc } from '../../doc.ts'
import type { Found, Span } from '../../finding.ts'
import { markNarrated } from '../../speech/narrated.ts'
import { tenseOf } from '../../speech/verb-tense.ts'

/** The tense of the narration, and how many verbs outside direct speech are in each. */
export type TenseData = { tense: 'past' | 'present'; counts: { past: number; present: number } }
type TenseFinding = Found<'tense', TenseData>

const MOST_SPANS = 6
/** Stories slip into the present for what is always true, so past verbs weigh more than present ones. */
const PAST_WEIGHT = 2.2

/** "as if the waters had retired": a past form soon after "if" is not past tense. */
const REACH_OF_IF = 7

/** The tense of the narration: from the verbs outside direct speech; none when there are no such verbs. */
export const tense: Detector<TenseFinding> = {
  name: 'tense',
  *run(doc) {
    const counted = countTenses(doc, markNarrated(doc))
    const weight = doc.kind === 'fiction' ? PAST_WEIGHT : 1
    const isPast = counted.past.length * weight > counted.present.length
    const verbs = isPast ? counted.past : counted.present
    const [first, ...others] = verbs
    if (!first) return
    const total = counted.past.length * weight + counted.present.length
    const lead = Math.abs(counted.past.length * weight - counted.present.length) / total
    yield {
      type: 'tense',
      start: doc.start[0] as number,
      end: doc.end[doc.count - 1] as number,
      cue: 'structure',
      certainty: lead > 0.5 && verbs.length > 3 ? 'clear' : lead > 0.2 ? 'likely' : 'possible',
      evidence: [first, ...others.slice(0, MOST_SPANS - 1)],
      data: {
        tense: isPast ? 'past' : 'present',
        counts: { past: counted.past.length, present: counted.present.length },
      } satisfies TenseData,
    }
  },
}

function countTenses(doc: Doc, narrated: Uint8Array): { past: Span[]; present: Span[] } {
  const past: Span[] = []
  const present: Span[] = []
  let supposed = 0
  for (let i = 0; i < doc.count; i++) {
    if (narrated[i] === 0) continue
    if (doc.folded[i] === 'if') supposed = i + REACH_OF_IF
    const direction = tenseOf(doc.folded[i] ?? '', i > 0 ? (doc.folded[i - 1] ?? '') : '')
    if (direction === 0 || (direction > 0 && i < supposed)) continue
    const span = spanOf(doc, i)
    if (direction > 0) past.push(span)
    else present.push(span)
  }
  return { past, present }
}

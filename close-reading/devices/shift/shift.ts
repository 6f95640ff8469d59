import type { Doc } from '../../doc/doc.ts'
import type { Span } from '../../doc/span.ts'
import { spanOf } from '../../doc/tokens.ts'
import { tokenMoods } from '../../feelings/tone-mood.ts'
import type { Detector, Found } from '../detector.ts'
import { findShift } from './find-shift.ts'

/** The turn of the feeling line: what comes before and after, and the word at which it turns. */
export type ShiftData = {
  before: 'more pleasant' | 'less pleasant'
  after: 'more pleasant' | 'less pleasant'
  /** Number of the sentence or line that is turned, from 1. */
  step: number
}
type ShiftFinding = Found<'shift', ShiftData>

const MOST_CLUES = 3
const REACH = 60

/** At most one: where the feeling of the passage turns. None where no word or form marks a turn. */
export const shift: Detector<ShiftFinding> = {
  name: 'shift',
  *run(doc) {
    const turn = findShift(doc)
    if (!turn) return
    const span = spanOf(doc, turn.token)
    const { up } = turn
    const data: ShiftData = {
      before: up ? 'less pleasant' : 'more pleasant',
      after: up ? 'more pleasant' : 'less pleasant',
      step: stepOf(doc, turn.token) + 1,
    }
    const sign = up ? 1 : -1
    const evidence: [Span, ...Span[]] = [
      span,
      ...cluesIn(doc, turn.token - REACH, turn.token, -sign),
      ...cluesIn(doc, turn.token, turn.token + REACH, sign),
    ]
    const certainty = turn.plain ? ('likely' as const) : ('possible' as const)
    yield { type: 'shift', cue: 'contrast' as const, ...span, certainty, evidence, data }
  },
}

function stepOf(doc: Doc, token: number): number {
  return (doc.isVerse ? doc.lineOf[token] : doc.sentenceOf[token]) ?? 0
}

/** The words of tokens [first, last) that lean furthest the way of `sign`, in the order of the text. */
function cluesIn(doc: Doc, first: number, last: number, sign: number): Span[] {
  const moods = tokenMoods(doc)
  const leaning: number[] = []
  for (let i = Math.max(0, first); i < Math.min(doc.count, last); i++)
    if ((moods[i] as number) * sign > 0) leaning.push(i)
  return leaning
    .sort((a, b) => sign * ((moods[b] as number) - (moods[a] as number)))
    .slice(0, MOST_CLUES)
    .sort((a, b) => a - b)
    .map((i) => spanOf(doc, i))
}

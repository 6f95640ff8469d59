import type { Detector } from '../../detector.ts'
import type { Family } from '../../feelings/feeling-words.ts'
import { findTurn } from '../../feelings/find-turn.ts'
import { tokenMoods } from '../../feelings/tone-mood.ts'
import type { Found, Span } from '../../finding.ts'
import { placeOf } from '../../page/places.ts'
import type { Page } from '../../page.ts'

/** The turn of the feeling line: what comes before and after, and the word at which it turns. */
export type ShiftData = {
  /** "but", "then", or the first word of the turned sentence or line. */
  word: string
  /** Whether the word itself marks a turn ("but", "yet", "then"). */
  marked: boolean
  before: 'more pleasant' | 'less pleasant'
  after: 'more pleasant' | 'less pleasant'
  familyBefore?: Family
  familyAfter?: Family
  /** Number of the sentence or line that is turned, from 1. */
  step: number
}
type ShiftFinding = Found<'shift', ShiftData>

const MOST_CLUES = 3
const REACH = 60

/** At most one: the place where the feeling of the passage turns. None where no word or form marks a turn. */
export const shift: Detector<ShiftFinding> = {
  name: 'shift',
  kinds: ['fiction', 'poetry', 'nonfiction'],
  *run(page) {
    const turn = findTurn(page)
    if (!turn) return
    const place = placeOf(page, turn.token, turn.token + 1)
    const { up } = turn
    const data: ShiftData = {
      word: page.folded[turn.token] ?? '',
      marked: turn.marked,
      before: up ? 'less pleasant' : 'more pleasant',
      after: up ? 'more pleasant' : 'less pleasant',
      step: stepOf(page, turn.token) + 1,
    }
    if (turn.familyBefore) data.familyBefore = turn.familyBefore
    if (turn.familyAfter) data.familyAfter = turn.familyAfter
    const sign = up ? 1 : -1
    const because: [Span, ...Span[]] = [
      place,
      ...cluesIn(page, turn.token - REACH, turn.token, -sign),
      ...cluesIn(page, turn.token, turn.token + REACH, sign),
    ]
    const certainty = turn.plain ? ('likely' as const) : ('possible' as const)
    yield { type: 'shift', cue: 'contrast' as const, ...place, certainty, because, data }
  },
}

function stepOf(page: Page, token: number): number {
  return (page.kind === 'poetry' ? page.lineOf[token] : page.sentenceOf[token]) ?? 0
}

/** The words of tokens [first, last) that lean furthest the way of `sign`, in the order of the text. */
function cluesIn(page: Page, first: number, last: number, sign: number): Span[] {
  const moods = tokenMoods(page)
  const leaning: number[] = []
  for (let i = Math.max(0, first); i < Math.min(page.count, last); i++)
    if ((moods[i] as number) * sign > 0) leaning.push(i)
  return leaning
    .sort((a, b) => sign * ((moods[b] as number) - (moods[a] as number)))
    .slice(0, MOST_CLUES)
    .sort((a, b) => a - b)
    .map((i) => placeOf(page, i, i + 1))
}

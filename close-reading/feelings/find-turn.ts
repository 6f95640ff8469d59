import type { Page } from '../page.ts'
import { type Family, families } from './feeling-words.ts'
import { findTurnPlaces, type TurnPlace } from './find-turn-places.ts'
import { forceOf } from './negation.ts'
import { tokenMoods } from './tone-mood.ts'
import { wordFacts } from './word-facts.ts'

/** Where the feeling turns: at which token, how pleasant the parts before and after are (-1 to 1), how plainly. */
export type Turn = {
  token: number
  before: number
  after: number
  marked: boolean
  /** Does it turn to the pleasant? */
  up: boolean
  /** Do both sides lean plainly, and opposite ways? */
  plain: boolean
  /** 0.4 hardly to about 1.5 very plainly. */
  score: number
  familyBefore?: Family
  familyAfter?: Family
}

/** Tokens before and after a place that show how it feels there. */
const NEAR = 40
const LOCAL_SHARE = 0.6
const NEW_FAMILY = 0.2
const LEAST_SCORE = 0.4
/** Telling words, and their force together, that each side must hold. */
const LEAST_WORDS = 2
const LEAST_FORCE = 0.8
/** Where the words near by lean alike, the whole parts say which way it turns. */
const EVEN = 0.15
const PLAIN_SCORE = 0.75
const PLAIN_LEAN = 0.3
const PLAIN_FORCE = 1.4

type Side = { lean: number; force: number; words: number }
const made = new WeakMap<Page, { turn: Turn | undefined }>()

/**
 * The one place where the feeling of a passage turns: a clause that opens with a turning word ("but", "and yet",
 * "suddenly"), or the couplet of a sonnet, where the words before and after lean different ways or name other feelings.
 * Undefined where nothing of the kind stands, or where one side has no telling words. Made once a page.
 */
export function findTurn(page: Page): Turn | undefined {
  let found = made.get(page)
  if (!found) {
    found = { turn: search(page) }
    made.set(page, found)
  }
  return found.turn
}

function search(page: Page): Turn | undefined {
  const places = findTurnPlaces(page)
  if (places.length === 0) return undefined
  let best: Turn | undefined
  const sums = runningSums(page)
  for (const place of places) {
    const turn = judge(page, sums, place)
    if (turn && (!best || turn.score > best.score)) best = turn
  }
  return best
}

type Sums = { up: Float32Array; down: Float32Array; words: Int32Array }

function runningSums(page: Page): Sums {
  const moods = tokenMoods(page)
  const sums = {
    up: new Float32Array(page.count + 1),
    down: new Float32Array(page.count + 1),
    words: new Int32Array(page.count + 1),
  }
  for (let i = 0; i < page.count; i++) {
    const mood = moods[i] as number
    sums.up[i + 1] = (sums.up[i] as number) + Math.max(0, mood)
    sums.down[i + 1] = (sums.down[i] as number) + Math.max(0, -mood)
    sums.words[i + 1] = (sums.words[i] as number) + (mood === 0 ? 0 : 1)
  }
  return sums
}

function judge(page: Page, sums: Sums, { token, weight, marked, form }: TurnPlace): Turn | undefined {
  const from = Math.max(0, token - NEAR)
  const to = Math.min(page.count, token + NEAR)
  const before = sideOf(sums, from, token)
  const after = sideOf(sums, token, to)
  if (isThin(before) || isThin(after)) return undefined
  const local = after.lean - before.lean
  const whole = leanOf(sums, token, page.count) - leanOf(sums, 0, token)
  const apart = LOCAL_SHARE * Math.abs(local) + (1 - LOCAL_SHARE) * whole * Math.sign(local)
  if (weight * apart + form + NEW_FAMILY < LEAST_SCORE) return undefined
  const familyBefore = familyOf(page, from, token)
  const familyAfter = familyOf(page, token, to)
  const other = marked && familyBefore && familyAfter && familyBefore !== familyAfter ? NEW_FAMILY : 0
  const score = weight * apart + other + form
  if (score < LEAST_SCORE) return undefined
  return {
    token,
    before: before.lean,
    after: after.lean,
    up: Math.abs(local) < EVEN ? whole > 0 : local > 0,
    plain:
      marked && score >= PLAIN_SCORE && isPlain(before) && isPlain(after) && before.lean * after.lean < 0,
    marked,
    score,
    ...(familyBefore ? { familyBefore } : {}),
    ...(familyAfter ? { familyAfter } : {}),
  }
}

function isPlain({ lean, force }: Side): boolean {
  return Math.abs(lean) >= PLAIN_LEAN && force >= PLAIN_FORCE
}

function isThin({ words, force }: Side): boolean {
  return words < LEAST_WORDS || force < LEAST_FORCE
}

function sideOf(sums: Sums, first: number, last: number): Side {
  const up = (sums.up[last] as number) - (sums.up[first] as number)
  const down = (sums.down[last] as number) - (sums.down[first] as number)
  const words = (sums.words[last] as number) - (sums.words[first] as number)
  return { lean: leanOf(sums, first, last), force: up + down, words }
}

/** -1 where all telling words are unpleasant, 1 where all are pleasant; nearer 0 the fewer there are. */
function leanOf(sums: Sums, first: number, last: number): number {
  const up = (sums.up[last] as number) - (sums.up[first] as number)
  const down = (sums.down[last] as number) - (sums.down[first] as number)
  return (up - down) / (up + down + 1)
}

/** The family that the feeling words of tokens [first, last) name most strongly. */
function familyOf(page: Page, first: number, last: number): Family | undefined {
  const facts = wordFacts(page)
  const { factor } = forceOf(page)
  const weights = new Map<number, number>()
  for (let i = first; i < last; i++) {
    const feeling = facts[i]?.feeling
    if (!feeling || feeling.doubtful || (factor[i] as number) < 0) continue
    weights.set(feeling.number, (weights.get(feeling.number) ?? 0) + feeling.strength)
  }
  const [top] = [...weights].sort((a, b) => b[1] - a[1])
  return top && families[top[0]]
}

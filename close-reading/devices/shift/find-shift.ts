import type { Doc } from '../../doc/doc.ts'
import { tokenMoods } from '../../feelings/tone-mood.ts'
import { valenceShiftOf } from '../../feelings/valence-shift.ts'
import { wordFacts } from '../../feelings/word-facts.ts'
import { type Family, families } from '../../vocabulary/feeling-words.ts'
import { findShiftCandidates, type ShiftCandidate } from './find-shift-candidates.ts'

/** Where the feeling turns: at which token, which way, and how plainly. */
export type Shift = {
  token: number
  marked: boolean
  /** Does it turn to the pleasant? */
  up: boolean
  /** Do both sides lean plainly, and opposite ways? */
  plain: boolean
  /** 0.4 hardly to about 1.5 very plainly. */
  score: number
}

/** How many tokens before and after a turn show the feeling there. */
const NEAR = 40
const LOCAL_SHARE = 0.6
const NEW_FAMILY = 0.2
const LEAST_SCORE = 0.4
/** How many words with a mood each side must hold, and their force together. */
const LEAST_WORDS = 2
const LEAST_FORCE = 0.8
/** Where the words near by lean alike, the whole parts say which way it turns. */
const EVEN = 0.15
const PLAIN_SCORE = 0.75
const PLAIN_LEAN = 0.3
const PLAIN_FORCE = 1.4

type Side = { lean: number; force: number; words: number }
const cache = new WeakMap<Doc, { turn: Shift | undefined }>()

/**
 * The one point where the feeling of a passage turns: a clause that opens with a turning word ("but", "and yet",
 * "suddenly"), or the couplet of a sonnet, where the words before and after lean different ways or name other feelings.
 * Undefined where there is no such turn, or where one side has too few words with a mood. Computed once per doc.
 */
export function findShift(doc: Doc): Shift | undefined {
  let found = cache.get(doc)
  if (!found) {
    found = { turn: search(doc) }
    cache.set(doc, found)
  }
  return found.turn
}

function search(doc: Doc): Shift | undefined {
  const candidates = findShiftCandidates(doc)
  if (candidates.length === 0) return undefined
  let best: Shift | undefined
  const sums = runningSums(doc)
  for (const candidate of candidates) {
    const turn = judge(doc, sums, candidate)
    if (turn && (!best || turn.score > best.score)) best = turn
  }
  return best
}

type Sums = { up: Float32Array; down: Float32Array; words: Int32Array }

function runningSums(doc: Doc): Sums {
  const moods = tokenMoods(doc)
  const sums = {
    up: new Float32Array(doc.count + 1),
    down: new Float32Array(doc.count + 1),
    words: new Int32Array(doc.count + 1),
  }
  for (let i = 0; i < doc.count; i++) {
    const mood = moods[i] as number
    sums.up[i + 1] = (sums.up[i] as number) + Math.max(0, mood)
    sums.down[i + 1] = (sums.down[i] as number) + Math.max(0, -mood)
    sums.words[i + 1] = (sums.words[i] as number) + (mood === 0 ? 0 : 1)
  }
  return sums
}

function judge(doc: Doc, sums: Sums, { token, weight, marked, form }: ShiftCandidate): Shift | undefined {
  const from = Math.max(0, token - NEAR)
  const to = Math.min(doc.count, token + NEAR)
  const before = sideOf(sums, from, token)
  const after = sideOf(sums, token, to)
  if (isThin(before) || isThin(after)) return undefined
  const local = after.lean - before.lean
  const whole = leanOf(sums, token, doc.count) - leanOf(sums, 0, token)
  const apart = LOCAL_SHARE * Math.abs(local) + (1 - LOCAL_SHARE) * whole * Math.sign(local)
  if (weight * apart + form + NEW_FAMILY < LEAST_SCORE) return undefined
  const familyBefore = familyOf(doc, from, token)
  const familyAfter = familyOf(doc, token, to)
  const other = marked && familyBefore && familyAfter && familyBefore !== familyAfter ? NEW_FAMILY : 0
  const score = weight * apart + other + form
  if (score < LEAST_SCORE) return undefined
  return {
    token,
    up: Math.abs(local) < EVEN ? whole > 0 : local > 0,
    plain:
      marked && score >= PLAIN_SCORE && isPlain(before) && isPlain(after) && before.lean * after.lean < 0,
    marked,
    score,
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

/** -1 where all such words are unpleasant, 1 where all are pleasant; nearer 0 the fewer there are. */
function leanOf(sums: Sums, first: number, last: number): number {
  const up = (sums.up[last] as number) - (sums.up[first] as number)
  const down = (sums.down[last] as number) - (sums.down[first] as number)
  return (up - down) / (up + down + 1)
}

/** The family that the feeling words of tokens [first, last) name most strongly. */
function familyOf(doc: Doc, first: number, last: number): Family | undefined {
  const facts = wordFacts(doc)
  const { factor } = valenceShiftOf(doc)
  const weights = new Map<number, number>()
  for (let i = first; i < last; i++) {
    const feeling = facts[i]?.feeling
    if (!feeling || feeling.ambiguous || (factor[i] as number) < 0) continue
    weights.set(feeling.number, (weights.get(feeling.number) ?? 0) + feeling.strength)
  }
  const [top] = [...weights].sort((a, b) => b[1] - a[1])
  return top && families[top[0]]
}

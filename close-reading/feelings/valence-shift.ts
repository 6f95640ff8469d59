import type { Doc } from '../doc/doc.ts'
import { MARK, WORD } from '../doc/shape.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { little } from '../vocabulary/little-words.ts'

/** How much of a word's force is left in its context: 1 unchanged, below 0 reversed, above 1 strengthened. */
export type ValenceShift = {
  readonly factor: Float32Array
  /** Token number of the word that turns or seems ("not", "as if") around token i, or -1. */
  readonly by: Int32Array
  /** 1 where token i is only compared or imagined ("as if happy", "seemed glad"). */
  readonly seeming: Uint8Array
}

const NEGATORS = wordSet(
  little.nots,
  little.denials,
  "without neither cannot nothing none nobody hardly scarcely barely ain't needn't lack lacks lacked lacking devoid cease ceased unable nought naught",
)
const BOOSTERS = new Set(
  (
    'very so too most extremely utterly deeply terribly awfully dreadfully fearfully greatly exceedingly intensely wholly completely ' +
    'absolutely really truly quite such great more much perfectly bitterly sorely overwhelmingly incredibly'
  ).split(' '),
)
const DIMINISHERS = new Set(
  'slightly somewhat little rather fairly less least almost nearly half partly mildly faintly bit trifle'.split(
    ' ',
  ),
)
const STOPS = new Set(['.', '!', '?', ';', ':', '—', '--', ',', '...', '(', ')', '“', '”', '"', 'but', 'yet'])
/** How many words a "not" reaches. */
const REACH = 4
const TURNED = -0.7
const cache = new WeakMap<Doc, ValenceShift>()

/**
 * What negators, boosters, diminishers and "as if" do to each word after them, within the clause.
 * After the reach of three to four words of VADER (Hutto and Gilbert 2014). Computed once per doc.
 */
export function valenceShiftOf(doc: Doc): ValenceShift {
  const before = cache.get(doc)
  if (before) return before
  const force = {
    factor: new Float32Array(doc.count).fill(1),
    by: new Int32Array(doc.count).fill(-1),
    seeming: new Uint8Array(doc.count),
  }
  mark(doc, force)
  cache.set(doc, force)
  return force
}

function mark(doc: Doc, force: ValenceShift): void {
  const { folded, shape, count } = doc
  let negator = -1
  let left = 0
  let asIf = -1
  let step = 1
  for (let i = 0; i < count; i++) {
    const word = folded[i] as string
    if (((shape[i] as number) & MARK) !== 0 || word === 'but' || word === 'yet') {
      if (STOPS.has(word)) {
        left = 0
        if (word !== ',') asIf = -1
      }
      step = 1
      continue
    }
    if (((shape[i] as number) & WORD) === 0) continue
    force.factor[i] = (left > 0 ? TURNED : 1) * step
    if (left > 0 || asIf >= 0) force.by[i] = left > 0 ? negator : asIf
    if (asIf >= 0) force.seeming[i] = 1
    left--
    step = BOOSTERS.has(word) ? 1.3 : DIMINISHERS.has(word) ? 0.6 : 1
    if (NEGATORS.has(word) && !isOnlyOrDoubt(folded, i) && !asksForYes(doc, i)) {
      negator = i
      left = REACH
      if (word === 'none' || word === 'nobody') turnBefore(doc, force, i)
    }
    // "what I most enjoy contented least"
    if (word === 'least' && folded[i - 1] !== 'at' && isPause(doc, i + 1)) turnLast(force, i)
    if (word === 'as' && (folded[i + 1] === 'if' || folded[i + 1] === 'though')) asIf = i
  }
}

function isPause({ shape, count }: Doc, i: number): boolean {
  return i >= count || ((shape[i] as number) & MARK) !== 0
}

function turnLast({ factor, by }: ValenceShift, i: number): void {
  for (let k = i - 1; k >= Math.max(0, i - 2); k--) {
    factor[k] = TURNED
    by[k] = i
  }
}

/** "malice toward none": the feeling before it is denied too. */
function turnBefore({ folded, shape }: Doc, { factor, by }: ValenceShift, i: number): void {
  if (!TOWARD.has(folded[i - 1] ?? '')) return
  for (let k = i - 2; k >= Math.max(0, i - 4) && ((shape[k] as number) & WORD) !== 0; k--) {
    factor[k] = TURNED
    by[k] = i
  }
}

const TOWARD = new Set(['toward', 'towards', 'to', 'for', 'against'])
const ASKED = wordSet(little.subjects, 'thou there that this')
const HELPING = wordSet(little.do, little.be, little.have, little.modals, little.denials, "don't ai ain't")

/** "Don't you wish…?", "Is it not sad?": a question that expects a yes denies nothing. */
function asksForYes(doc: Doc, i: number): boolean {
  const { folded } = doc
  const sentence = doc.sentences[doc.sentenceOf[i] as number]
  if (!sentence || !endsAsQuestion(folded, i, sentence.last)) return false
  const word = folded[i] as string
  if (word === 'not') return ASKED.has(folded[i - 1] ?? '') && HELPING.has(folded[i - 2] ?? '')
  return word.endsWith("n't") && HELPING.has(word) && ASKED.has(folded[i + 1] ?? '')
}

/** In the part before the tag too: “Aren't you sad?” said Meg. */
function endsAsQuestion(folded: readonly string[], from: number, last: number): boolean {
  for (let k = from; k < Math.min(last, from + LONGEST); k++) {
    if (folded[k] === '?') return true
    if (folded[k] === '.' || folded[k] === '!') return false
  }
  return false
}

const LONGEST = 40

/** "not only sad" is sad; "no doubt sad" is sad; "nothing but joy" is joy. */
function isOnlyOrDoubt(folded: readonly string[], i: number): boolean {
  const next = folded[i + 1]
  return next === 'only' || next === 'doubt' || next === 'wonder' || next === 'but' || next === 'more'
}

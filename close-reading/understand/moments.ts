import { overlaps, type Span } from '../doc/span.ts'
import { wordsOf } from '../prose/split-prose.ts'
import type { Query } from '../question/understand-question.ts'
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'
import { askedWords } from './asked-words.ts'
import type { FeelingClue } from './feeling-clue.ts'
import { momentFeatures, weighingOf } from './moment-features.ts'
import { momentWeights } from './moment-weights.ts'
import { quoteMoment } from './quote-moment.ts'
import { personAt } from './words-of-clause.ts'

/** A moment of the passage in its own words, with its span and how much it has to do with the question. */
export type Moment = Span & {
  sentence: string
  score: number
  /** Number of its clause or utterance, -1 for none. */
  clause: number
  utterance: number
  person: number
}

const SPEAKING = new Set(
  'say ask reply answer tell call shout whisper think add cry mutter murmur begin go'.split(' '),
)

/** The moments of a scene that can be shown, in the order of the text, each weighed for the question. */
export function momentsOf(scene: Scene, query: Query, feelings: readonly FeelingClue[]): Moment[] {
  const found = candidatesOf(scene).flatMap((candidate) => {
    const quote = quoteMoment(scene, candidate)
    return quote && wordsOf(quote.sentence).length > 1
      ? [{ ...candidate, sentence: quote.sentence, quote }]
      : []
  })
  const asked = askedWords(query)
  const weighing = weighingOf(scene, query, feelings, asked, found.length)
  const weighed = found.map(({ quote, ...moment }, at) => {
    const features = momentFeatures(weighing, moment, at)
    const learned = features.reduce((sum, value, k) => sum + value * (momentWeights[k] as number), 0) / 100
    const named = query.phrase && overlaps(quote, query.phrase) ? NAMED : 0
    return { ...moment, start: quote.start, end: quote.end, score: learned + named }
  })
  return oncePerSentence(weighed)
}

/** How much it counts that a question quotes or names words of a sentence. */
const NAMED = 2

/** Everything done and said, and the sentences and lines where the parser sees neither. */
function candidatesOf(scene: Scene): Omit<Moment, 'score' | 'sentence'>[] {
  const { doc } = scene
  const tags = new Set(scene.utterances.map(({ verb }) => verb))
  const found: Omit<Moment, 'score' | 'sentence'>[] = []
  scene.clauses.forEach((clause, number) => {
    const { start, end } = clause
    if (isMoment(scene, clause, tags))
      found.push({ start, end, clause: number, utterance: -1, person: personAt(scene, clause.subject) })
  })
  scene.utterances.forEach(({ start, end, speaker }, number) => {
    found.push({ start, end, clause: -1, utterance: number, person: speaker })
  })
  found.sort((a, b) => a.start - b.start)
  const empty: typeof found = []
  let next = 0
  let seenTo = 0
  for (const { start, end } of doc.isVerse ? doc.lines : doc.sentences) {
    for (; next < found.length && (found[next] as Span).start < end; next++)
      seenTo = Math.max(seenTo, (found[next] as Span).end)
    if (seenTo <= start) empty.push({ start, end, clause: -1, utterance: -1, person: -1 })
  }
  return [...found, ...empty].sort((a, b) => a.start - b.start)
}

/** Of what stands in one sentence, what bears most on the question stands for all. */
function oncePerSentence(moments: readonly Moment[]): Moment[] {
  const best = new Map<number, Moment>()
  for (const one of moments) {
    const before = best.get(one.start)
    if (!before || one.score > before.score) best.set(one.start, one)
  }
  return moments.filter((one) => best.get(one.start) === one)
}

function isMoment(scene: Scene, clause: Clause, tags: ReadonlySet<number>): boolean {
  if (clause.utterance >= 0 || clause.factuality !== 'fact' || startsWithIf(scene, clause)) return false
  if (!['root', 'conj', 'parataxis', 'advcl'].includes(clause.relation)) return false
  if (clause.relation === 'conj' && isFarOff(scene, clause)) return false
  if (clause.relation === 'advcl' && !/^(?:when|because|until|while|before|after)$/u.test(clause.link))
    return false
  return !(SPEAKING.has(scene.doc.lemma(clause.predicate)) && tags.has(clause.predicate))
}

/** "if he had not run": a condition is no event, wherever the parser hangs its "if". */
function startsWithIf({ doc }: Scene, clause: Clause): boolean {
  for (
    let i = clause.predicate - 1;
    i >= 0 && clause.predicate - i < 7 && !/^[.;:!?]$/u.test(doc.folded[i] as string);
    i--
  )
    if (/^(?:if|unless|lest|though)$/u.test(doc.folded[i] as string)) return true
  return false
}

/** A second verb far from its first is often read as somebody else's. */
function isFarOff(scene: Scene, clause: Clause): boolean {
  const parent = scene.clauses[clause.parent]
  const own = clause.subject >= 0 && scene.syntax.head[clause.subject] === clause.predicate
  return !own && parent !== undefined && clause.predicate - parent.predicate > FURTHEST
}

const FURTHEST = 15

/** The best moments for a question in the order of the text, none inside another, at most so many words together. */
export function bestMoments(moments: readonly Moment[], count: number, words: number): Moment[] {
  const chosen: Moment[] = []
  let used = 0
  for (const moment of [...moments].sort((a, b) => b.score - a.score)) {
    const length = moment.sentence.split(' ').length
    if (chosen.length >= count || used + length > words) continue
    if (chosen.some((one) => overlaps(one, moment))) continue
    chosen.push(moment)
    used += length
  }
  return chosen.sort((a, b) => a.start - b.start)
}

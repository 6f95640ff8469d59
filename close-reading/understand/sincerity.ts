import { wordValence } from '../feelings/word-valence.ts'
import type { Query } from '../question/understand-question.ts'
import type { Utterance } from '../scene/find-utterances.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from './feeling-clue.ts'
import { patientOf, personAt } from './match-rows.ts'

/** A sign that words are meant as said (1) or not (-1): its clause, and how much it counts. */
export type SincerityCue = { clause: number; utterance: number; points: number }

/** A remark, and the signs around it that it is meant as said or not. They point to what to look at; they do not decide. */
export type Sincerity = { utterance: number; cues: SincerityCue[] }

const KIND_ACTS = new Set(
  'help give hug smile pat offer carry bring stay share pass invite hold fix kiss thank wave nod lend save keep wear use lean grin frame teach clap'.split(
    ' ',
  ),
)
const UNKIND_ACTS = new Set(
  'smirk sneer snicker snigger giggle groan roll sigh ignore leave snort yawn turn walk drop throw hide'.split(
    ' ',
  ),
)
const WATCHERS_LAUGH = new Set('giggle laugh snicker snigger groan cover smirk snort cough'.split(' '))
const STAGED =
  /\b(?:oh,? (?:great|good|wonderful|lovely|perfect|sure|how|thanks|take|yes|that)|just (?:great|perfect|what|wonderful|lovely)|so (?:glad|kind|helpful|sorry)|thanks (?:so much |a lot )?for|i(?:'|’)?m sure|of course|what a (?:surprise|genius|lovely|great)|very (?:brave|interesting)|genius|brilliant|fantastic|bravo|congratulations|take your time|no pressure|wow)\b/iu

/** Weighs what comes right before and after the remark that a question asks about. */
export function weighSincerity(
  scene: Scene,
  query: Query,
  feelings: readonly FeelingClue[],
): Sincerity | null {
  const number = remarkAsked(scene, query)
  const remark = scene.utterances[number]
  if (!remark) return null
  const cues: SincerityCue[] = []
  const words = scene.page.text.slice(remark.start, remark.end)
  const pleasant = pleasantness(scene, remark)
  scene.clauses.forEach((clause, c) => {
    if (clause.utterance >= 0 || clause.standing !== 'fact' || clause.negated) return
    const lemma = scene.page.lemma(clause.predicate)
    const actor = personAt(scene, clause.subject)
    const after = clause.start > remark.start
    const near = Math.abs(clause.start - remark.start) < 420
    if (!near) return
    if (after && actor === remark.speaker && KIND_ACTS.has(lemma))
      cues.push({
        clause: c,
        utterance: -1,
        points: patientOf(scene, clause) >= 0 || clause.object >= 0 ? 1.2 : 0.7,
      })
    if (after && actor === remark.speaker && UNKIND_ACTS.has(lemma))
      cues.push({ clause: c, utterance: -1, points: -0.9 })
    if (after && actor !== remark.speaker && WATCHERS_LAUGH.has(lemma) && pleasant > 0)
      cues.push({ clause: c, utterance: -1, points: -1.1 })
  })
  for (const clue of feelings) {
    const near = Math.abs(clue.start - remark.start) < 420
    if (!near || clue.person < 0) continue
    const after = clue.start > remark.start
    if (after && clue.person === remark.hearer)
      cues.push({ clause: clue.clause, utterance: -1, points: clue.valence * 0.9 })
    if (
      !after &&
      pleasant > 0 &&
      clue.valence < 0 &&
      (clue.person === remark.speaker || clue.person === remark.hearer)
    )
      cues.push({ clause: clue.clause, utterance: -1, points: -0.9 })
    if (after && clue.person === remark.speaker && pleasant > 0)
      cues.push({ clause: clue.clause, utterance: -1, points: clue.valence * 0.8 })
  }
  if (STAGED.test(words)) cues.push({ clause: -1, utterance: number, points: -0.7 })
  return { utterance: number, cues }
}

/** The remark that the question quotes, or the most telling one of the person it asks about. */
export function remarkAsked(scene: Scene, query: Query): number {
  const { phrase } = query
  if (phrase) {
    const quoted = scene.utterances.findIndex((one) => one.start < phrase.end && phrase.start < one.end)
    if (quoted >= 0) return quoted
  }
  const person = query.people[0] ?? -1
  const own = scene.utterances.flatMap((one, number) =>
    person < 0 || one.speaker === person ? [number] : [],
  )
  return own.sort((a, b) => tells(scene, b) - tells(scene, a))[0] ?? -1
}

function tells(scene: Scene, number: number): number {
  const one = scene.utterances[number] as Utterance
  return Math.abs(pleasantness(scene, one)) + (STAGED.test(scene.page.text.slice(one.start, one.end)) ? 1 : 0)
}

function pleasantness(scene: Scene, { first, last }: Utterance): number {
  let sum = 0
  const { at, values } = wordValence()
  for (let i = first; i < last; i++) {
    const row = at.get(scene.page.folded[i] as string)
    if (row !== undefined) sum += (values[row] as number) + (values[row + 1] as number)
  }
  return sum
}

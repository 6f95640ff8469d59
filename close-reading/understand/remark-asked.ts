import { overlaps } from '../doc/span.ts'
import type { Query } from '../question/understand-question.ts'
import type { Utterance } from '../scene/find-utterances.ts'
import type { Scene } from '../scene/read-scene.ts'
import { wordValence } from '../vocabulary/word-valence.ts'
import { askedWords } from './asked-words.ts'

const STAGED =
  /\b(?:oh,? (?:great|good|wonderful|lovely|perfect|sure|how|thanks|take|yes|that)|just (?:great|perfect|what|wonderful|lovely)|so (?:glad|kind|helpful|sorry)|thanks (?:so much |a lot )?for|i(?:'|’)?m sure|of course|what a (?:surprise|genius|lovely|great)|very (?:brave|interesting)|genius|brilliant|fantastic|bravo|congratulations|take your time|no pressure|wow)\b/iu

/** The remark that the question quotes, or the most telling one of the person it asks about. */
export function remarkAsked(scene: Scene, query: Query): number {
  const { phrase } = query
  if (phrase) {
    const quoted = scene.utterances.findIndex((one) => overlaps(one, phrase))
    if (quoted >= 0) return quoted
  }
  const person = query.people[0] ?? -1
  const own = scene.utterances.flatMap((one, number) =>
    person < 0 || one.speaker === person ? [number] : [],
  )
  const asked = askedWords(query)
  const weight = (one: number) => 3 * shared(scene, one, asked) + weightOf(scene, one)
  return own.sort((a, b) => weight(b) - weight(a))[0] ?? -1
}

/** How many telling words of the question an utterance holds. */
function shared(scene: Scene, number: number, asked: ReadonlySet<string>): number {
  const { first, last } = scene.utterances[number] as Utterance
  const found = new Set<string>()
  for (let i = first; i < last; i++) if (asked.has(scene.doc.lemma(i))) found.add(scene.doc.lemma(i))
  return found.size
}

function weightOf(scene: Scene, number: number): number {
  const one = scene.utterances[number] as Utterance
  return Math.abs(pleasantness(scene, one)) + (STAGED.test(scene.doc.text.slice(one.start, one.end)) ? 1 : 0)
}

function pleasantness(scene: Scene, { first, last }: Utterance): number {
  let sum = 0
  const { at, values } = wordValence()
  for (let i = first; i < last; i++) {
    const row = at.get(scene.doc.folded[i] as string)
    if (row !== undefined) sum += (values[row] as number) + (values[row + 1] as number)
  }
  return sum
}

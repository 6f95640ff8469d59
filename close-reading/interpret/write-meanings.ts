import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { Moment } from '../understand/evidence.ts'
import type { Sincerity } from '../understand/sincerity.ts'
import { quoteOf } from './quote-of.ts'

const DOUBTS = new Set(['sincerity', 'truth', 'attitude'])

/** What the words a question doubts may mean beyond what they say, with the moment beside them that decides it. */
export function writeMeanings(
  scene: Scene,
  query: Query,
  sincerity: Sincerity | null,
  moments: readonly Moment[],
): string[] {
  const remark = sincerity && scene.utterances[sincerity.utterance]
  if (!remark || !DOUBTS.has(query.intent)) return []
  const beside = moments
    .filter(({ utterance, start, end }) => utterance < 0 && (end <= remark.start || start >= remark.end))
    .sort((a, b) => b.score - a.score)[0]
  if (!beside) return []
  const when = beside.start > remark.start ? 'comes after' : 'came before'
  return [
    `These words may be meant as said, or not: ${quoteOf(scene, remark)}. Look at what ${when}.`,
    beside.sentence,
  ]
}

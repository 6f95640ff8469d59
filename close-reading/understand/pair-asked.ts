import { overlaps } from '../doc/overlaps.ts'
import type { Span } from '../finding.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { bestMoments, type Moment } from './moments.ts'
import { remarkAsked } from './remark-asked.ts'

/** The remark that a question turns on, its sentence, and the moment beside it that bears most on whether it is meant. */
export type PairAsked = { remark: Span; said: Moment; beside: Moment; doubts: boolean }

const MOST_WORDS = 34

/**
 * Where a question turns on what somebody says, the words and the moment to hold them against. Null for questions
 * that do not turn on words, and where nothing stands beside them.
 */
export function pairAsked(scene: Scene, query: Query, moments: readonly Moment[]): PairAsked | null {
  const asks = query.intent === 'sincerity' || query.intent === 'truth'
  if (!query.yesNo && !asks) return null
  const remark = scene.utterances[remarkAsked(scene, query)]
  const said = remark && moments.find((one) => overlaps(one, remark))
  if (!remark || !said) return null
  const apart = moments.filter((one) => one.end <= said.start || one.start >= said.end)
  const [beside] = bestMoments(apart, 1, MOST_WORDS - said.sentence.split(' ').length)
  const isQuoted = query.phrase !== null && overlaps(query.phrase, remark)
  const doubts = asks && (isQuoted || (remark.sure && remark.speaker === query.people[0]))
  return beside ? { remark, said, beside, doubts } : null
}

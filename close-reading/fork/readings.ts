import type { ForkKind, ForkReading } from '../phrasing/interpretation.ts'
import type { ExplanationSource } from '../phrasing/source.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from '../understand/feeling-clue.ts'
import type { Moment } from '../understand/moments.ts'
import wording from '../wording/fork.json' with { type: 'json' }

/** What a fork is made from. */
export type ForkSource = {
  source: ExplanationSource
  scene: Scene
  query: Query
  feelings: readonly FeelingClue[]
  moments: readonly Moment[]
}

/** Ways to read the passage for one kind of question, and what is said of several of them holding at once. */
export type Readings = { kind: ForkKind; claims: readonly ForkReading[]; some: keyof typeof wording.some }

/** The readings in their order: the claims, "Some of each", "I can’t tell yet". */
export function inOrder({ claims, some }: Readings): ForkReading[] {
  return [
    ...claims,
    { id: 'some', claim: wording.some.claim, test: wording.some[some] },
    { id: 'unsure', claim: wording.unsure, test: '' },
  ]
}

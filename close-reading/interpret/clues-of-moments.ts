import type { Span } from '../finding.ts'
import type { Query } from '../question/understand-question.ts'
import type { CloseReading } from '../read-closely.ts'
import type { Scene } from '../scene/read-scene.ts'
import { bestMoments, type Moment } from '../understand/moments.ts'
import { pairAsked } from '../understand/pair-asked.ts'
import names from '../wording/clue-names.json' with { type: 'json' }
import wording from '../wording/interpret.json' with { type: 'json' }
import type { ClueKind } from './interpretation.ts'

/** A clue that may be shown: the heavier, the sooner; of one group only so many. */
export type Candidate = Span & { kind: ClueKind; name: string; means: string; weight: number; group: string }

/** The moments that bear most on the question, each with where it stands to the words that the question doubts. */
export function fromMoments(
  reading: CloseReading,
  scene: Scene,
  query: Query,
  moments: readonly Moment[],
): Candidate[] {
  const pair = pairAsked(scene, query, moments)
  const best = bestMoments(moments, 3, 60).sort((a, b) => b.score - a.score)
  const shown = pair ? [pair.said, pair.beside, ...best] : best
  return [...new Set(shown)].slice(0, 3).map((one, at) => ({
    ...firstPart(reading, one === pair?.said ? pair.remark : ownSpan(scene, one)),
    kind: 'act',
    name: one.utterance >= 0 ? names.speech : names.event,
    means: pair?.doubts && one !== pair.said ? besideRemark(one, pair.remark) : '',
    weight: (pair ? 1.9 : 1.2) - at / 10,
    group: 'moment',
  }))
}

/** The act or the words that a moment is about, without the rest of their sentence. */
function ownSpan(scene: Scene, one: Moment): Span {
  const own = scene.utterances[one.utterance] ?? scene.clauses[one.clause] ?? one
  return scene.doc.text.slice(own.start, own.end).trim().split(/\s+/u).length < 4 ? one : own
}

/** Where a moment stands to the words that a question doubts. */
function besideRemark(one: Moment, remark: Span): string {
  return one.end <= remark.start ? wording.clues.beforeRemark : wording.clues.afterRemark
}

/** A span up to the end of its stanza or paragraph; in verse up to the line that ends its sentence. */
export function firstPart(reading: CloseReading, { start, end }: Span): Span {
  const gap = (reading.kind === 'poetry' ? /[—–;:.!?]\s*\n|\n\s*\n/u : /\n\s*\n/u).exec(
    reading.text.slice(start, end),
  )
  return { start, end: gap ? start + gap.index : end }
}

import type { Span } from '../finding.ts'
import type { Query } from '../question/understand-question.ts'
import type { Reading } from '../read-closely.ts'
import type { Utterance } from '../scene/find-utterances.ts'
import type { Scene } from '../scene/read-scene.ts'
import { bestMoments, type Moment } from '../understand/evidence.ts'
import { remarkAsked } from '../understand/sincerity.ts'
import type { ClueKind } from './interpretation.ts'

/** A clue that may be shown: the heavier, the sooner; of one group only so many. */
export type Candidate = Span & { kind: ClueKind; name: string; means: string; weight: number; group: string }

/** The moments that bear most on the question, each with how it stands to the words or the acts beside it. */
export function fromMoments(
  reading: Reading,
  scene: Scene,
  query: Query,
  moments: readonly Moment[],
): Candidate[] {
  const remark = scene.utterances[remarkAsked(scene, query)]
  return bestMoments(moments, 2, 40).flatMap((one): Candidate[] => {
    const means =
      (query.yesNo && remark ? besideRemark(scene, one, remark) : null) ?? besideMoment(moments, one)
    if (!means) return []
    return [
      {
        ...firstPart(reading, one),
        kind: 'act',
        name: one.utterance >= 0 ? 'What someone says' : 'What happens beside it',
        means,
        weight: 1,
        group: 'moment',
      },
    ]
  })
}

/** How an act stands to the words that a question is about: done by the speaker, or by somebody who heard them. */
function besideRemark({ cast }: Scene, one: Moment, remark: Utterance): string | null {
  const speaker = cast.people[remark.speaker]
  const doer = cast.people[one.person]
  if (!speaker || !doer || one.utterance >= 0) return null
  if (one.end <= remark.start) return `This comes before ${speaker.name} speaks, and may be the reason.`
  if (one.start < remark.end) return null
  return one.person === remark.speaker
    ? `This is what ${speaker.name} does after the words. See if it fits them.`
    : `This is how ${doer.name} ${doer.several ? 'take' : 'takes'} the words. See if it fits them.`
}

function besideMoment(moments: readonly Moment[], one: Moment): string | null {
  const at = moments.indexOf(one)
  const told = (beside: Moment | undefined) =>
    beside && beside.utterance < 0 && beside.sentence.split(' ').length <= 14 ? beside.sentence : null
  const before = told(moments[at - 1])
  const after = told(moments[at + 1])
  return before ? `Right before this: ${before}` : after ? `Right after this: ${after}` : null
}

/** A span up to the end of its stanza or paragraph; in verse up to the line that ends its sentence. */
export function firstPart(reading: Reading, { start, end }: Span): Span {
  const gap = (reading.kind === 'poetry' ? /[—–;:.!?]\s*\n|\n\s*\n/u : /\n\s*\n/u).exec(
    reading.text.slice(start, end),
  )
  return { start, end: gap ? start + gap.index : end }
}

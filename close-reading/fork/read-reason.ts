import { overlaps } from '../doc/overlaps.ts'
import type { Span } from '../finding.ts'
import { askedWords } from '../understand/asked-words.ts'
import type { Moment } from '../understand/moments.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { type ExactLine, exactLine } from './exact-line.ts'
import type { ForkReading } from './fork.ts'
import type { ForkSource, Readings } from './readings.ts'

type ReasonKind = 'goal' | 'said' | 'before' | 'after' | 'line'

/** Words by which a line names a goal. */
const GOAL =
  /\b(?:want(?:s|ed|ing)?|need(?:s|ed)?|hop(?:e|es|ed|ing)|wish(?:es|ed)?|had to|has to|have to|must|tr(?:y|ies|ied|ying) to|so that|so as to|in order to|would rather|(?:could|can)(?:n['’]t| not) (?:stand|bear|wait)|long(?:s|ed) (?:to|for)|promis\w+|for the sake of|for [a-z]+['’]s sake)\b/iu

/**
 * What may be the reason for what is asked about, in the text's own words: a goal that is named, what somebody says, what
 * comes before and what comes after; and a feeling that is not named.
 */
export function readReason(from: ForkSource): Readings {
  const { scene, query, moments } = from
  const asked = askedWords(query)
  const act = scene.clauses[query.act]
  const actStart = act
    ? (scene.doc.sentences[scene.doc.sentenceOf[act.predicate] as number]?.start ?? -1)
    : -1
  const apart = moments.filter(
    (one) => !(act && holdsAct(one, act)) && !(query.phrase && overlaps(one, query.phrase)),
  )
  const at = act ? act.start : (query.phrase?.start ?? -1)
  const claims: ForkReading[] = []
  const shown: ExactLine[] = []
  const add = (kind: ReasonKind, candidates: readonly Moment[], names?: RegExp) => {
    for (const moment of [...candidates].sort((a, b) => b.score - a.score)) {
      const line = exactLine(scene, moment, asked)
      if (!line || shown.some((one) => overlaps(one, line)) || names?.test(line.quote) === false) continue
      shown.push(line)
      claims.push({
        id: claims.some(({ id }) => id === kind) ? `${kind}-2` : kind,
        claim: fill(wording.reason[kind].claim, { quote: line.quote }),
        test: wording.reason[kind].test,
      })
      return
    }
  }
  const person = query.people[0] ?? -1
  add('goal', apart, GOAL)
  add(
    'said',
    apart.filter((one) => one.utterance >= 0 && (person < 0 || one.person === person)),
  )
  if (at >= 0) {
    const isBefore = (one: Span) => one.end <= Math.max(at, actStart)
    add('before', apart.filter(isBefore))
    add(
      'after',
      apart.filter((one) => one.start >= at && !isBefore(one)),
    )
  }
  if (claims.length === 0) add('line', apart)
  if (claims.length < 2) add('line', apart)
  if (claims.length < MOST_QUOTED) claims.push({ id: 'unsaid', ...wording.reason.unsaid })
  return { kind: 'reason', claims: claims.slice(0, MOST_QUOTED), some: 'reason' }
}

const MOST_QUOTED = 4

function holdsAct({ start, end }: Span, act: { start: number; predicate: number }): boolean {
  return start <= act.start && act.start < end
}

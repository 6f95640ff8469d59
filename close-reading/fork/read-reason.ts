import { overlaps } from '../doc/overlaps.ts'
import type { Span } from '../finding.ts'
import type { Scene } from '../scene/read-scene.ts'
import { askedWords } from '../understand/asked-words.ts'
import type { Moment } from '../understand/moments.ts'
import { tokenFrom } from '../understand/moments-about.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { type ExactLine, exactLine, LONGEST_WHOLE } from './exact-line.ts'
import type { ForkReading } from './fork.ts'
import type { ForkSource, Readings } from './readings.ts'

type ReasonKind = 'goal' | 'said' | 'before' | 'after' | 'line'

/** Words by which a line names a goal. */
const GOAL =
  /\b(?:want(?:s|ed|ing)?|need(?:s|ed)?|hop(?:e|es|ed|ing)|wish(?:es|ed)?|had to|has to|have to|must|tr(?:y|ies|ied|ying) to|so that|so as to|in order to|would rather|(?:could|can)(?:n['’]t| not) (?:stand|bear|wait)|long(?:s|ed) (?:to|for)|promis\w+|for the sake of|for [a-z]+['’]s sake)\b/iu

/** Words with which a sentence gives a reason, for whatever it may be. */
const REASON = /\b(?:because|since|so that|in order to|that is why|that['’]s why|which is why|the reason)\b/iu

/**
 * What may be the reason for what is asked about, in the text's own words: a line that gives a reason, a goal that is
 * named, what somebody says, what comes before and what comes after, each about the same person or thing; and a feeling
 * that is not named.
 */
export function readReason(from: ForkSource): Readings {
  const { scene, query, moments } = from
  const asked = askedWords(query)
  const act = scene.clauses[query.act]
  const sentence = act && scene.doc.sentences[scene.doc.sentenceOf[act.predicate] as number]
  const acted = query.phrase ?? sentence
  const apart = moments.filter(
    (one) => !(act && holdsAct(one, act)) && !(query.phrase && overlaps(one, query.phrase)),
  )
  const about = apart.filter((one) => isAbout(scene, one, query.people[0] ?? -1, asked))
  const claims: ForkReading[] = []
  const shown: ExactLine[] = []
  const add = (kind: ReasonKind, candidates: readonly Moment[], names?: RegExp) => {
    for (const moment of [...candidates].sort((a, b) => b.score - a.score)) {
      const line = exactLine(scene, moment, asked, LONGEST_WHOLE)
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
  const names = scene.cast.people[query.people[0] ?? -1]?.name.toLowerCase().split(' ') ?? []
  const things = new Set([...asked].filter((word) => !names.includes(word)))
  add(
    'line',
    apart.filter((one) => isAbout(scene, one, -1, things)),
    REASON,
  )
  add('goal', about, GOAL)
  add(
    'said',
    about.filter(({ utterance }) => utterance >= 0),
  )
  if (acted) {
    add(
      'before',
      nearest(about, apart, ({ end }) => end <= acted.start),
    )
    add(
      'after',
      nearest(about, apart, ({ start }) => start >= acted.end),
    )
  }
  if (claims.length < 2) add('line', apart)
  if (claims.length < 2) add('line', apart)
  if (claims.length < MOST_QUOTED) claims.push({ id: 'unsaid', ...wording.reason.unsaid })
  return { kind: 'reason', claims: claims.slice(0, MOST_QUOTED), some: 'reason' }
}

/** Those about the same person or thing that fit; where there are none, what nobody does: "The wind rose." */
function nearest(
  about: readonly Moment[],
  others: readonly Moment[],
  fits: (moment: Moment) => boolean,
): readonly Moment[] {
  const own = about.filter(fits)
  return own.length > 0 ? own : others.filter((one) => one.person < 0 && fits(one))
}

/** Whether a moment is about a person, or has a word of the question. */
function isAbout({ doc, cast }: Scene, moment: Moment, person: number, asked: ReadonlySet<string>): boolean {
  if (person >= 0 && moment.person === person) return true
  for (let i = tokenFrom(doc.start, doc.count, moment.start); i < doc.count; i++) {
    if ((doc.start[i] as number) >= moment.end) return false
    if ((person >= 0 && cast.who[i] === person) || asked.has(doc.lemma(i))) return true
  }
  return false
}

const MOST_QUOTED = 4

function holdsAct({ start, end }: Span, act: { start: number; predicate: number }): boolean {
  return start <= act.start && act.start < end
}

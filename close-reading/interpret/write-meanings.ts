import { quoted } from '../lesson/phrasing.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { bestMoments, type Moment } from '../understand/evidence.ts'
import { remarkAsked } from '../understand/remark-asked.ts'
import type { InterpretedClue, InterpretedFeeling } from './interpretation.ts'
import { quoteOf } from './quote-of.ts'

const DOUBTS = new Set(['sincerity', 'truth', 'attitude'])

/** What the words may mean beyond what they say, as far as that can be told: two readings, a comparison, what is left open. */
export function writeMeanings(
  scene: Scene,
  query: Query,
  moments: readonly Moment[],
  clues: readonly InterpretedClue[],
  people: readonly InterpretedFeeling[],
): string[] {
  const remark = scene.utterances[remarkAsked(scene, query)]
  const name = scene.cast.people[query.people[0] ?? -1]?.name
  const beside = remark && besideRemark(moments, remark)
  if (remark && beside && DOUBTS.has(query.intent) && (query.yesNo || query.intent !== 'attitude')) {
    const when = beside.start > remark.start ? 'after' : 'before'
    return [
      `There are two ways to read ${quoteOf(scene, remark)}: it is meant as said, or something else is meant.`,
      `What comes ${when} it can decide. ${beside.sentence}`,
    ]
  }
  const picture = clues.find(({ kind, means }) => (kind === 'comp' || kind === 'turn') && means !== '')
  if (picture) return [`${quoted(picture.quote)} says more than its words. ${picture.means}`]
  if ((query.intent === 'feeling' || query.intent === 'attitude') && name && people.length === 0)
    return [`The text shows what ${name} does and says. It leaves the feeling for you to work out.`]
  return []
}

function besideRemark(
  moments: readonly Moment[],
  remark: { start: number; end: number },
): Moment | undefined {
  return bestMoments(
    moments.filter(
      ({ utterance, start, end }) => utterance < 0 && (end <= remark.start || start >= remark.end),
    ),
    1,
    30,
  )[0]
}

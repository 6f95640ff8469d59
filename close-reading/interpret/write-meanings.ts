import { overlaps } from '../doc/overlaps.ts'
import { numberOf, quoted } from '../explanation/phrasing.ts'
import type { Span } from '../finding.ts'
import { nameAsked } from '../question/name-asked.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { bestMoments, type Moment } from '../understand/moments.ts'
import { pairAsked } from '../understand/pair-asked.ts'
import names from '../wording/clue-names.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { InterpretedClue } from './interpretation.ts'
import { quoteOf } from './quote-of.ts'

/** The clues that are not meant word for word, by their names. */
const PICTURES: ReadonlyMap<string, keyof typeof wording.meanings.picture> = new Map([
  [names.saying, 'saying'],
  [names.comparison, 'comparison'],
])

/** What the words may mean beyond what they say, as far as that can be told: two readings, a comparison, what is left open. */
export function writeMeanings(
  scene: Scene,
  query: Query,
  moments: readonly Moment[],
  clues: readonly InterpretedClue[],
  retold: readonly Span[],
  isFeelingKnown: boolean,
): string[] {
  const pair = pairAsked(scene, query, moments)
  if (pair?.doubts) {
    const { remark, beside } = pair
    return [
      fill(wording.meanings.twoWays, { quote: quoteOf(scene, remark) }),
      fill(beside.start > remark.start ? wording.meanings.decidesAfter : wording.meanings.decidesBefore, {
        line: beside.sentence,
      }),
    ]
  }
  const { phrase } = query
  const picture = clues.find(
    (one) => PICTURES.has(one.name) && (query.intent === 'device' || (phrase && overlaps(one, phrase))),
  )
  const kind = picture && PICTURES.get(picture.name)
  if (kind) return [fill(wording.meanings.picture[kind], { quote: quoted(picture.quote) })]
  const named = nameAsked(scene, query)
  if (/^(?:feeling|attitude)$/u.test(query.intent) && named && !isFeelingKnown)
    return [fill(wording.meanings.open[numberOf(named)], { name: named.name })]
  const fresh = moments.filter(
    ({ start }) =>
      !retold.some((one) => one.start === start) &&
      start !== pair?.beside.start &&
      start !== pair?.said.start,
  )
  const [more] = bestMoments(fresh, 1, 30)
  return more ? [fill(wording.meanings.more, { line: more.sentence })] : []
}

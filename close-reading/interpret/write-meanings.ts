import { quoted } from '../lesson/phrasing.ts'
import { nameAsked } from '../question/name-asked.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { bestMoments, type Moment } from '../understand/evidence.ts'
import { pairAsked } from '../understand/pair-asked.ts'
import type { InterpretedClue } from './interpretation.ts'
import { quoteOf } from './quote-of.ts'

/** What a clue that is not meant word for word is, by its name. */
const PICTURES: Readonly<Record<string, string>> = {
  Saying: 'a saying, so it may not mean what its words say.',
  Comparison: 'a comparison. It shows a picture and not a fact.',
  Exaggeration: 'more than can be true. It is not meant as a fact.',
}

/** What the words may mean beyond what they say, as far as that can be told: two readings, a comparison, what is left open. */
export function writeMeanings(
  scene: Scene,
  query: Query,
  moments: readonly Moment[],
  clues: readonly InterpretedClue[],
  isFeelingKnown: boolean,
): string[] {
  const pair = pairAsked(scene, query, moments)
  if (pair?.doubts) {
    const { remark, beside } = pair
    return [
      `There are two ways to read ${quoteOf(scene, remark)}: it is meant as said, or something else is meant.`,
      `What comes ${beside.start > remark.start ? 'after' : 'before'} it can decide: ${beside.sentence}`,
    ]
  }
  const { phrase } = query
  const picture = clues.find(
    (one) =>
      PICTURES[one.name] !== undefined &&
      (query.intent === 'device' || (phrase && one.start < phrase.end && phrase.start < one.end)),
  )
  if (picture) return [`${quoted(picture.quote)} is ${PICTURES[picture.name]}`]
  const [, , third] = bestMoments(moments, 3, 90).sort((a, b) => b.score - a.score)
  const named = nameAsked(scene, query)
  if (/^(?:feeling|attitude)$/u.test(query.intent) && named && !isFeelingKnown)
    return [
      `The text shows what ${named.name} ${named.several ? 'do and say' : 'does and says'}. It leaves the feeling for you to work out.`,
    ]
  return third ? [`This may help too: ${third.sentence}`] : []
}

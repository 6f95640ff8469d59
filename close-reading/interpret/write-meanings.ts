import { quoted } from '../lesson/phrasing.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { Moment } from '../understand/evidence.ts'
import { pairAsked } from '../understand/pair-asked.ts'
import type { InterpretedClue, InterpretedFeeling } from './interpretation.ts'
import { quoteOf } from './quote-of.ts'

/** What a clue that is not meant word for word is, by its name. */
const PICTURES: Readonly<Record<string, string>> = {
  Saying: 'a saying. Its words are not meant one by one.',
  Comparison: 'a comparison. It is a picture and not a fact.',
  Exaggeration: 'more than can be true. It is not meant as a count or a fact.',
}

/** What the words may mean beyond what they say, as far as that can be told: two readings, a comparison, what is left open. */
export function writeMeanings(
  scene: Scene,
  query: Query,
  moments: readonly Moment[],
  clues: readonly InterpretedClue[],
  people: readonly InterpretedFeeling[],
): string[] {
  const pair = pairAsked(scene, query, moments)
  const name = scene.cast.people[query.people[0] ?? -1]?.name
  if (pair?.doubts) {
    const { remark, beside } = pair
    return [
      `There are two ways to read ${quoteOf(scene, remark)}: it is meant as said, or something else is meant.`,
      `What comes ${beside.start > remark.start ? 'after' : 'before'} it can decide: ${beside.sentence}`,
    ]
  }
  const picture = clues.find(({ kind, means }) => (kind === 'comp' || kind === 'turn') && means !== '')
  if (picture)
    return [`${quoted(picture.quote)} is ${PICTURES[picture.name] ?? 'more than its plain words say.'}`]
  if ((query.intent === 'feeling' || query.intent === 'attitude') && name && people.length === 0)
    return [`The text shows what ${name} does and says. It leaves the feeling for you to work out.`]
  return []
}

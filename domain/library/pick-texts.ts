import { type ContentType, type GradeLevel, gradeLevels } from '../choices.ts'
import type { TextCard } from './find-texts.ts'
import type { ReadingKind } from './reading-kinds.ts'

/** A text that is offered to somebody who has none at hand. */
export type PickedText = Pick<TextCard, 'slug' | 'title' | 'author' | 'level'> & { type: ContentType }

/** The type of reader that fits a text: an everyday scene is made up. */
export function contentTypeOf(kind: ReadingKind): ContentType {
  return kind === 'scene' ? 'fiction' : kind
}

const MOST = 3

/**
 * Three texts that fit a level, a content type, both or neither: of the type first, then of the nearest level, by
 * different authors where there are some. They change with the day, a number, so that they are not always the same.
 */
export function pickTexts(
  cards: readonly TextCard[],
  { level, type, day }: { level?: GradeLevel | null; type?: ContentType; day: number },
): PickedText[] {
  const far = (card: TextCard) =>
    (type && contentTypeOf(card.kind) !== type ? gradeLevels.length : 0) +
    (level ? Math.abs(gradeLevels.indexOf(card.level) - gradeLevels.indexOf(level)) : 0)
  const ranked = turn(cards, day * MOST).sort((a, b) => far(a) - far(b))
  const picked: TextCard[] = []
  const fits = (card: TextCard) => !type || contentTypeOf(card.kind) === type
  const isLike = (one: TextCard, other: TextCard) =>
    type
      ? one.kind !== 'scene' && one.author === other.author
      : contentTypeOf(one.kind) === contentTypeOf(other.kind)
  // Where there are too few that differ, those that fit, then any.
  for (const mayCome of [
    (card: TextCard) => fits(card) && !picked.some((other) => isLike(card, other)),
    fits,
    () => true,
  ]) {
    for (const card of ranked) {
      if (picked.length < MOST && !picked.includes(card) && mayCome(card)) picked.push(card)
    }
  }
  return picked.map(({ slug, title, author, level: own, kind }) => ({
    slug,
    title,
    author,
    level: own,
    type: contentTypeOf(kind),
  }))
}

/** The list begun at another place. */
function turn<T>(list: readonly T[], by: number): T[] {
  const at = list.length > 0 ? by % list.length : 0
  return [...list.slice(at), ...list.slice(0, at)]
}

import { type ContentType, type GradeLevel, gradeLevels } from '../choices.ts'
import { contentTypeOf } from './annotated-text-kinds.ts'
import type { TextCard } from './find-texts.ts'

/** A text that is offered to someone who has none at hand. */
export type PickedText = Pick<TextCard, 'slug' | 'title' | 'author' | 'level'> & { type: ContentType }

const MAX_PICKED = 3

/**
 * Three texts that fit a level, a content type, both or neither: those of the type first, then those of the nearest
 * level, by different authors where there are enough. `day` is a number; on another day other texts come first.
 */
export function pickTexts(
  cards: readonly TextCard[],
  { level, type, day }: { level?: GradeLevel | null; type?: ContentType; day: number },
): PickedText[] {
  const distance = (card: TextCard) =>
    (type && contentTypeOf(card.kind) !== type ? gradeLevels.length : 0) +
    (level ? Math.abs(gradeLevels.indexOf(card.level) - gradeLevels.indexOf(level)) : 0)
  const ranked = rotate(cards, day * MAX_PICKED).sort((a, b) => distance(a) - distance(b))
  const picked: TextCard[] = []
  const fits = (card: TextCard) => !type || contentTypeOf(card.kind) === type
  const isSimilar = (one: TextCard, other: TextCard) =>
    type
      ? one.kind !== 'scene' && one.author === other.author
      : contentTypeOf(one.kind) === contentTypeOf(other.kind)
  // Texts that fit and differ from each other; where there are too few, those that fit, then any.
  for (const isAllowed of [
    (card: TextCard) => fits(card) && !picked.some((other) => isSimilar(card, other)),
    fits,
    () => true,
  ]) {
    for (const card of ranked) {
      if (picked.length < MAX_PICKED && !picked.includes(card) && isAllowed(card)) picked.push(card)
    }
  }
  return picked.map(({ slug, title, author, level: textLevel, kind }) => ({
    slug,
    title,
    author,
    level: textLevel,
    type: contentTypeOf(kind),
  }))
}

/** The list from another position on, with its beginning at the end. */
function rotate<T>(list: readonly T[], by: number): T[] {
  const at = list.length > 0 ? by % list.length : 0
  return [...list.slice(at), ...list.slice(0, at)]
}

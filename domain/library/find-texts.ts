import type { Cue } from '#close-reading'
import { type GradeLevel, gradeLevelNames } from '../choices.ts'
import { type ReadingKind, readingKinds } from './reading-kinds.ts'

/** What the list of the library shows of a text, and what it is found by. */
export type TextCard = {
  slug: string
  title: string
  author: string
  year: number
  kind: ReadingKind
  level: GradeLevel
  themes: string[]
  /** Words of the text. */
  words: number
  /** Lines of verse; null in prose. */
  lines: number | null
  /** What the text is called by students, too. */
  alsoCalled: string[]
  /** Words of the text that carry a clue, and its kind. */
  shown: { before: string; marked: string; after: string; mark: Cue }
}

export const kindNames: Record<ReadingKind, string> = {
  poetry: 'Poetry',
  fiction: 'Fictional Prose',
  nonfiction: 'Non-fiction',
  scene: 'Everyday scene',
}

/** A length by its words; the last has no end. */
export const lengths = [
  { name: 'short', most: 100, label: 'Up to 100 words' },
  { name: 'middle', most: 200, label: '101 to 200 words' },
  { name: 'long', most: Number.POSITIVE_INFINITY, label: 'Over 200 words' },
] as const
export type Length = (typeof lengths)[number]['name']

export function lengthOf(words: number): Length {
  return lengths.find(({ most }) => words <= most)?.name ?? 'long'
}

/** What somebody looks for; an empty field looks for everything. */
export type Wanted = { search: string; level: string; kind: string; length: string; theme: string }

const LONGEST_SEARCH = 200

/** What the address of the list asks for. Values that the lists do not offer are dropped. */
export function readWanted(query: URLSearchParams): Wanted {
  const known = (name: string, values: readonly string[]) => {
    const value = query.get(name) ?? ''
    return values.includes(value) ? value : ''
  }
  return {
    search: (query.get('search') ?? '').slice(0, LONGEST_SEARCH),
    level: known('level', Object.keys(gradeLevelNames)),
    kind: known('kind', readingKinds),
    length: known(
      'length',
      lengths.map(({ name }) => name),
    ),
    theme: (query.get('theme') ?? '').slice(0, LONGEST_SEARCH),
  }
}

/** Letters and digits alone, in small letters and without accents: “Sonnet 18” and “sonnet-18” are the same. */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|[’']/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Everything that a card is found by. `public/library.js` looks for the same words in the same text. */
export function searchedText({ title, author, alsoCalled, themes }: TextCard): string {
  return searchKey([title, author, ...alsoCalled, ...themes].join(' '))
}

/** True when the card has every word that is looked for, and the chosen level, kind, length and theme. */
export function isWanted(card: TextCard, { search, level, kind, length, theme }: Wanted): boolean {
  const text = searchedText(card)
  const words = searchKey(search).split(' ')
  return (
    words.every((word) => text.includes(word)) &&
    (level === '' || card.level === level) &&
    (kind === '' || card.kind === kind) &&
    (length === '' || lengthOf(card.words) === length) &&
    (theme === '' || card.themes.includes(theme))
  )
}

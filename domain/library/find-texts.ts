import type { Cue } from '#close-reading'
import { contentTypeNames, type GradeLevel, gradeLevelNames } from '../choices.ts'
import { type AnnotatedTextKind, annotatedTextKinds } from './annotated-text-kinds.ts'

/** What the list of the library shows of a text, and what a search looks in. */
export type TextCard = {
  slug: string
  title: string
  author: string
  year: number
  kind: AnnotatedTextKind
  level: GradeLevel
  themes: string[]
  /** How many words the text has. */
  words: number
  /** How many lines of verse it has; null in prose. */
  lines: number | null
  /** What students also call the text. */
  alsoCalled: string[]
  /** Words of the text that are a clue, the words around them, and its cue. */
  shown: { before: string; marked: string; after: string; mark: Cue }
}

export const kindNames: Record<AnnotatedTextKind, string> = {
  ...contentTypeNames,
  scene: 'Everyday scene',
}

/** Lengths of texts by their number of words. */
export const lengths = [
  { name: 'short', max: 100, label: 'Up to 100 words' },
  { name: 'middle', max: 200, label: '101 to 200 words' },
  { name: 'long', max: Number.POSITIVE_INFINITY, label: 'Over 200 words' },
] as const
export type Length = (typeof lengths)[number]['name']

export function lengthOf(words: number): Length {
  return lengths.find(({ max }) => words <= max)?.name ?? 'long'
}

/** What to look for; an empty field matches everything. */
export type Wanted = { search: string; level: string; kind: string; length: string; theme: string }

const MAX_SEARCH = 200

/** What the query of the page asks for. Values that are not offered are dropped. */
export function readWanted(query: URLSearchParams): Wanted {
  const known = (name: string, values: readonly string[]) => {
    const value = query.get(name) ?? ''
    return values.includes(value) ? value : ''
  }
  return {
    search: (query.get('search') ?? '').slice(0, MAX_SEARCH),
    level: known('level', Object.keys(gradeLevelNames)),
    kind: known('kind', annotatedTextKinds),
    length: known(
      'length',
      lengths.map(({ name }) => name),
    ),
    theme: (query.get('theme') ?? '').slice(0, MAX_SEARCH),
  }
}

/** Lower-case letters and digits, without accents: “Sonnet 18” and “sonnet-18” are the same. */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|[’']/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Everything that a search looks in. `app/programs/page/` searches the same text in the browser. */
export function searchedText({ title, author, alsoCalled, themes }: TextCard): string {
  return searchKey([title, author, ...alsoCalled, ...themes].join(' '))
}

/** True when the card has every word of the search, and the chosen level, kind, length and theme. */
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

import type { Span } from '#close-reading'
import { overlap } from '../question/text-index.ts'
import type { LibraryNote } from './notes.ts'

/** What to look for in the notes. */
export type Wanted = {
  words: ReadonlySet<string>
  /** Words that name people, which many notes have. */
  people: ReadonlySet<string>
  /** The words of the text that the question quotes or points at. */
  span: Span | null
}

/** A note with the share of the question, 0 to 1, that it is about: by all its words, and by `about` alone (`core`). */
export type Match = { note: LibraryNote; share: number; core: number }

/** The weight of a word that a note has only in its sentences, of a word that no note has, and of a name. */
const OF_SENTENCES = 0.6
const OF_NONE = 0.6
const OF_NAMES = 0.4
/** The score of a note on the words asked about, and what is added by the share of them that it is on. */
const SAME_WORDS = 1
const OF_COVERED = 0.3

/** The notes that have something in common with what is wanted, the best match first. */
export function matchNotes({ words, people, span }: Wanted, notes: readonly LibraryNote[]): Match[] {
  const weight = weighWords(words, people, notes)
  const sum = (value: (word: string) => number) =>
    [...words].reduce((total, word) => total + weight(word) * value(word), 0)
  const all = sum(() => 1) || 1
  return notes
    .map((note) => ({
      note,
      share: sum((word) => (note.about.has(word) ? 1 : note.also.has(word) ? OF_SENTENCES : 0)) / all,
      core: sum((word) => Number(note.about.has(word))) / all,
    }))
    .map((match) => ({ match, score: match.share + spanScore(match.note, span) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ match }) => match)
}

function spanScore({ spans }: LibraryNote, asked: Span | null): number {
  if (!asked || !spans.some((span) => overlap(span, asked))) return 0
  const shared = spans.map(({ start, end }) => Math.min(end, asked.end) - Math.max(start, asked.start))
  return SAME_WORDS + (OF_COVERED * Math.max(...shared)) / Math.max(1, asked.end - asked.start)
}

/** The weight of each word: the rarer it is in the notes, the heavier. */
function weighWords(
  words: ReadonlySet<string>,
  people: ReadonlySet<string>,
  notes: readonly LibraryNote[],
): (word: string) => number {
  const weights = new Map(
    [...words].map((word) => {
      const count = notes.filter(({ about, also }) => about.has(word) || also.has(word)).length
      const rarity = count === 0 ? OF_NONE * Math.log(1 + notes.length) : Math.log(1 + notes.length / count)
      return [word, (people.has(word) ? OF_NAMES : 1) * rarity]
    }),
  )
  return (word) => weights.get(word) ?? 0
}

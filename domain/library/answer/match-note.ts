import type { Stretch } from '../places.ts'
import type { LibraryNote } from './notes.ts'
import { overlap } from './text-places.ts'

/** What is looked for among the notes. */
export type Wanted = {
  words: ReadonlySet<string>
  /** Words that name people, which many notes have. */
  people: ReadonlySet<string>
  /** The words of the text that the question quotes or points at. */
  place: Stretch | null
}

/** A note and how much of the question it is about, from 0 to 1, and by its first words alone (`core`). */
export type Match = { note: LibraryNote; share: number; core: number }

/** What a word counts that a note has in its sentences only, a word that no note has, and a name. */
const OF_SENTENCES = 0.6
const OF_NONE = 0.6
const OF_NAMES = 0.4
/** What speaks for a note on the very words that are asked about, and so much more, the more of them it stands on. */
const SAME_WORDS = 1
const OF_COVERED = 0.3

/** The notes that share something with what is wanted, the closest first. */
export function matchNotes({ words, people, place }: Wanted, notes: readonly LibraryNote[]): Match[] {
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
    .map((match) => ({ match, worth: match.share + placeWorth(match.note, place) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ match }) => match)
}

function placeWorth({ stretches }: LibraryNote, place: Stretch | null): number {
  if (!place || !stretches.some((stretch) => overlap(stretch, place))) return 0
  const shared = stretches.map(({ start, end }) => Math.min(end, place.end) - Math.max(start, place.start))
  return SAME_WORDS + (OF_COVERED * Math.max(...shared)) / Math.max(1, place.end - place.start)
}

/** The rarer a word is among the notes, the more it says. */
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

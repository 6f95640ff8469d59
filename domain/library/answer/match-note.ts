import type { Intent } from '#close-reading'
import type { Stretch } from '../places.ts'
import { asksYesOrNo } from './intent-of.ts'
import type { LibraryNote, NoteKind } from './notes.ts'
import { overlap } from './text-places.ts'

/** What is looked for among the notes. */
export type Wanted = {
  question: string
  intent: Intent
  words: ReadonlySet<string>
  /** Words that name people, which many notes have. */
  people: ReadonlySet<string>
  /** The words of the text that the question quotes or points at. */
  place: Stretch | null
}

/**
 * A note and how much of the question it is about, from 0 to 1, and by its first words alone (`core`); the same with
 * what speaks for its kind and its place (`worth`); and how rare the words are that they share.
 */
export type Match = { note: LibraryNote; share: number; core: number; worth: number; weight: number }

/** What a word counts that a note has in its sentences only, a word that no note has, a name, and a common verb. */
const OF_SENTENCES = 0.6
const OF_NONE = 0.6
const OF_NAMES = 0.4
const OF_COMMON = 0.4
export const commonWords: ReadonlySet<string> = new Set(
  'speak want like think know see go come look try give take put keep let feel begin end ask want need right now always never real true literal person'.split(
    ' ',
  ),
)
/** A note on the very words that are asked about. */
const SAME_WORDS = 1
/** And so much more, the more of the words it stands on. */
const OF_COVERED = 0.3
/** A longer stretch is a part of the text, and a note about the very words goes before it. */
const LONGEST_STRETCH = 160

/** The kinds of note that answer each kind of question, and those that do not. */
const fitting: Partial<Record<Intent | 'yes or no', Partial<Record<NoteKind, number>>>> = {
  why: { misread: 0.05, mark: 0.1, otherwise: 0.1, figure: 0.1, readings: 0.1, part: -0.15, unsaid: -0.05 },
  meaning: { word: 0.15, mark: 0.1, figure: 0.1, otherwise: 0.1 },
  'yes or no': { person: 0.1, misread: 0.15, readings: 0.12, unsaid: 0.1, otherwise: 0.05, part: -0.1 },
  happens: { part: 0.25, unsaid: 0.1, question: 0.1 },
  who: { part: 0.1, unsaid: 0.15, person: 0.1 },
  setting: { part: 0.1, unsaid: 0.1 },
  want: { person: 0.1 },
}

/** The notes that share something with what is wanted, the closest first. */
export function matchNotes(wanted: Wanted, notes: readonly LibraryNote[]): Match[] {
  const weight = weighWords(wanted, notes)
  const all = [...wanted.words].reduce((sum, word) => sum + weight(word), 0)
  const fits = { ...fitting[wanted.intent], ...(asksYesOrNo(wanted.question) ? fitting['yes or no'] : {}) }
  const named = [...wanted.words].filter((word) => wanted.people.has(word))
  const matches = notes
    .filter((note) => !isAboutOthers(note, named, wanted.people))
    .map((note): Match => {
      const has = (word: string) => (note.about.has(word) ? 1 : note.also.has(word) ? OF_SENTENCES : 0)
      const shared = [...wanted.words].reduce((sum, word) => sum + weight(word) * has(word), 0)
      const first = [...wanted.words].reduce(
        (sum, word) => sum + (note.about.has(word) ? weight(word) : 0),
        0,
      )
      const share = all === 0 ? 0 : shared / all
      const worth = share + (fits[note.kind] ?? 0) + placeWorth(note, wanted.place)
      return { note, share, core: all === 0 ? 0 : first / all, worth, weight: shared }
    })
  return matches
    .filter(({ share, worth }) => share > 0 || worth >= SAME_WORDS / 2)
    .sort((a, b) => b.worth - a.worth)
}

/** An answer about Tom is none about Ben. */
function isAboutOthers(
  { kind, about }: LibraryNote,
  named: readonly string[],
  people: ReadonlySet<string>,
): boolean {
  const isSentence = kind === 'question' || kind === 'misread' || kind === 'readings' || kind === 'person'
  if (!isSentence || named.length === 0) return false
  return [...about].some((word) => people.has(word)) && !named.some((word) => about.has(word))
}

function placeWorth(note: LibraryNote, place: Stretch | null): number {
  if (!place || !note.stretches.some((stretch) => overlap(stretch, place))) return 0
  const isPart = note.stretches.every(({ start, end }) => end - start > LONGEST_STRETCH)
  // A misreading and an answer written ahead are about more than the words that they stand on.
  const isMore = note.kind === 'misread' || note.kind === 'question' || note.kind === 'readings'
  const shared = note.stretches.map(
    ({ start, end }) => Math.min(end, place.end) - Math.max(start, place.start),
  )
  const covered = Math.max(...shared) / Math.max(1, place.end - place.start)
  return (isPart || isMore ? SAME_WORDS / 2 : SAME_WORDS) + OF_COVERED * covered
}

/** The rarer a word is among the notes, the more it says. */
function weighWords({ words, people }: Wanted, notes: readonly LibraryNote[]): (word: string) => number {
  const weights = new Map(
    [...words].map((word) => {
      const count = notes.filter(({ about, also }) => about.has(word) || also.has(word)).length
      const rarity = count === 0 ? OF_NONE * Math.log(1 + notes.length) : Math.log(1 + notes.length / count)
      return [word, (people.has(word) ? OF_NAMES : commonWords.has(word) ? OF_COMMON : 1) * rarity]
    }),
  )
  return (word) => weights.get(word) ?? 0
}

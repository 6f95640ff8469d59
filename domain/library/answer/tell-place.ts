import { explainWord } from '#close-reading'
import type { Stretch } from '../places.ts'
import { tokensOf } from '../tokens.ts'
import type { Match } from './match-note.ts'
import type { LibraryNote, NoteAnswer, Source } from './notes.ts'
import { saysSomething, stemOf } from './question-words.ts'
import { type AskedPlace, overlap } from './text-places.ts'

/** So much of the words that are asked about a note must stand on. */
const LEAST_COVERED = 0.5

/** What the words mean that a question quotes, or repeats: the note on them; null where none is on most of them. */
export function tellPlace(place: AskedPlace, matches: readonly Match[]): NoteAnswer | null {
  const found = matches.find(({ note }) => covers(note, place) && note.tell(place) !== '')
  return found ? { text: found.note.tell(place), clues: found.note.clues } : null
}

function covers({ stretches }: LibraryNote, place: Stretch): boolean {
  const length = Math.max(1, place.end - place.start)
  return stretches.some((one) => {
    const shared = Math.min(one.end, place.end) - Math.max(one.start, place.start)
    return overlap(one, place) && shared / length >= LEAST_COVERED
  })
}

/** A word that no note explains: what it usually means. Null for more than one word, or an unknown one. */
export function tellWord(question: string, matches: readonly Match[], source: Source): NoteAnswer | null {
  const [asked, ...others] = tokensOf(question).filter(({ key }) => saysSomething(key))
  if (!asked || others.length > 0) return null
  const noted = matches.find(({ note, core }) => note.kind === 'word' && core > 0)
  if (noted) return { text: noted.note.tell(null), clues: noted.note.clues, place: noted.note.stretches[0] }
  const [meaning] = explainWord(asked.key).meanings
  if (meaning === undefined) return null
  const isHere = source.places.tokens.some(({ key }) => stemOf(key) === stemOf(asked.key))
  const first = isHere ? '' : 'This text does not have the word. '
  return { text: `${first}It usually means: ${meaning}.`, clues: [] }
}

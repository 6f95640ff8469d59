import type { Stretch } from '../places.ts'
import { inMarks, ownQuotations } from '../quote-copy.ts'
import type { Reading, ShownWords, Version } from '../reading.ts'
import { wordsThatAsk } from './question-words.ts'
import { isNotMeant, LIKENESS, tellOtherwise, tellPlainly, tellWords } from './say-note.ts'
import { overlap, type TextPlaces } from './text-places.ts'

export type Cut = (place: string) => string | null

/** What a note is: a hard word, a clue, a figure, or what is said otherwise than meant. */
export type NoteKind = 'word' | 'mark' | 'figure' | 'otherwise'

/** One note of a reading, so that a question can be laid beside it. */
export type LibraryNote = {
  kind: NoteKind
  /** The words that it is about, and those of its sentences. */
  about: ReadonlySet<string>
  also: ReadonlySet<string>
  /** Where the words stand that it is about. */
  stretches: readonly Stretch[]
  clues: readonly string[]
  /** Its sentences, the quoted words those of the asked stretch where it has several; empty where the copy lacks them. */
  tell(asked: Stretch | null): string
}

/** An answer from a reading: its sentences, and the marks that it stands on. */
export type NoteAnswer = {
  text: string
  clues: readonly string[]
  /** One step to find it oneself, of an answer written ahead. */
  step?: string
  /** The stretch of the text that it is about. */
  place?: Stretch | null
  /** How many of its first sentences belong together; 1 where it does not say. */
  opening?: number
  /** It does not answer the question, and says so. */
  isNearest?: boolean
}

export type Source = { reading: Reading; version: Version; cut: Cut; places: TextPlaces }

/** The places that a note stands on: its own and those of its clues. */
export function placesShown({ clues = [], at = [] }: ShownWords, { marks }: Reading): string[] {
  return [...at, ...clues.flatMap((id) => marks.find((mark) => mark.id === id)?.at ?? [])]
}

/** The student's words of the first place that the copy has, those in the asked stretch before others. */
export function shownWords(places: readonly string[], asked: Stretch | null, source: Source): string | null {
  const isAsked = (place: string) => {
    const found = asked && source.places.find(place)
    return found ? overlap(found, asked) : false
  }
  const inOrder = [...places.filter(isAsked), ...places.filter((place) => !isAsked(place))]
  return inOrder.map(source.cut).find((words) => words !== null) ?? null
}

/** The notes on single words of a text: its hard words, clues, figures, and what is meant otherwise. */
export function notesOf(source: Source): LibraryNote[] {
  const { reading, version, cut } = source
  const telling =
    (say: typeof tellWords) =>
    (places: readonly string[], says: string, note: string) =>
    (asked: Stretch | null) => {
      const words = shownWords(places, asked, source)
      return words ? say(words, own(says, cut), own(note, cut)) : ''
    }
  const [named, plain, notAsItStands] = [telling(tellWords), telling(tellPlainly), telling(tellOtherwise)]
  const likenesses = (reading.figures ?? []).filter(({ name }) => LIKENESS.test(name))
  const unlike = [...(reading.otherwise ?? []), ...likenesses]
  return [
    ...reading.words.map(({ word, means }) => {
      const words = cut(word)
      const text = words ? `Here ${inMarks(words)} means: ${means}.` : ''
      return note('word', [word], [means], [word], [], () => text, source)
    }),
    ...reading.marks.map(({ id, at, says, means, name, rule }) => {
      const isLikeness = isNotMeant({ id, at, means }, unlike)
      const tell = (isLikeness ? plain : named)(at, says, means[version])
      const also = [means.plain, means.full, rule]
      return note('mark', [...at, says, name], also, at, [id], tell, source)
    }),
    ...(reading.otherwise ?? []).map((one) => {
      const places = placesShown(one, reading)
      const tell = notAsItStands(places, one.says, one[version])
      return note(
        'otherwise',
        [...places, one.says],
        [one.plain, one.full],
        places,
        one.clues ?? [],
        tell,
        source,
      )
    }),
    ...(reading.figures ?? []).map((one) => {
      const places = placesShown(one, reading)
      const tell = notAsItStands(places, one.says, one[version])
      const about = [...places, one.says, one.name]
      const also = [one.plain, one.full, one.shared]
      return note('figure', about, also, places, one.clues ?? [], tell, source)
    }),
  ]
}

export function own(prose: string, cut: Cut): string {
  return ownQuotations(prose, cut)
}

function note(
  kind: NoteKind,
  about: readonly string[],
  also: readonly string[],
  at: readonly string[],
  clues: readonly string[],
  tell: LibraryNote['tell'],
  { places }: Source,
): LibraryNote {
  const bare = (words: readonly string[]) => wordsThatAsk(words.join(' ').replace(/ @\d+/gu, ''))
  const stretches = at.map(places.find).filter((found) => found !== null)
  return { kind, about: bare(about), also: bare(also), stretches, clues, tell }
}

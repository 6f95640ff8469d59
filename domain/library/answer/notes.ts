import type { Stretch } from '../places.ts'
import { inMarks, ownQuotations } from '../quote-copy.ts'
import type { Reading, ShownWords, Version } from '../reading.ts'
import { wordsThatAsk } from './question-words.ts'
import {
  isNotMeant,
  LIKENESS,
  tellMisread,
  tellOtherwise,
  tellPlainly,
  tellSides,
  tellWords,
} from './say-note.ts'
import { overlap, type TextPlaces } from './text-places.ts'

export type Cut = (place: string) => string | null

/** What a note is: a hard word, a clue, a figure and so on; 'question' is an answer written ahead. */
export type NoteKind =
  | 'word'
  | 'mark'
  | 'figure'
  | 'otherwise'
  | 'misread'
  | 'readings'
  | 'unsaid'
  | 'person'
  | 'theme'
  | 'tone'
  | 'turn'
  | 'part'
  | 'question'

/** One note of a reading, so that a question can be laid beside it. */
export type LibraryNote = {
  kind: NoteKind
  /** The words that it is about, and those of its sentences. */
  about: ReadonlySet<string>
  also: ReadonlySet<string>
  /** Where the words stand that it is about. */
  stretches: readonly Stretch[]
  clues: readonly string[]
  /** Of an answer written ahead: the question that it answers. */
  question?: Reading['questions'][number]
  /** Its words are not meant word for word. */
  isLikeness?: boolean
  /** Of a misreading: what it takes for true. */
  reads?: string
  /** Its sentences, the quoted words those of the asked stretch where it has several; empty where the copy lacks them. */
  tell(asked: Stretch | null): string
}

/** An answer from the notes of a reading: its sentences, and the marks that it stands on. */
export type NoteAnswer = {
  text: string
  clues: readonly string[]
  /** One step to find it oneself, of an answer written ahead. */
  step?: string
  /** The stretch of the text that it is about. */
  place?: Stretch | null
  /** It does not answer the question, and says so. */
  isNearest?: boolean
}

export type Source = { reading: Reading; version: Version; cut: Cut; places: TextPlaces }

/** Every note of a reading. */
export function notesOf(source: Source): LibraryNote[] {
  return [notesOfWords, notesOfSentences, notesOfWhole, notesOfPeople].flatMap((list) => list(source))
}

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

/** Clues, figures, what is meant otherwise, and hard words: notes that begin with the words themselves. */
function notesOfWords(source: Source): LibraryNote[] {
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
      return { ...note('mark', [...at, says, name], also, at, [id], tell, source), isLikeness }
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
      const isLikeness = LIKENESS.test(one.name)
      return { ...note('figure', about, also, places, one.clues ?? [], tell, source), isLikeness }
    }),
  ]
}

/** Notes that are sentences of their own. */
function notesOfSentences(source: Source): LibraryNote[] {
  const { reading, version, cut, places } = source
  const told = (prose: string) => () => own(prose, cut)
  return [
    ...reading.misread.map((one) => ({
      reads: one.reads,
      ...note(
        'misread',
        [one.reads],
        [one.plain, one.full],
        placesShown(one, reading),
        one.clues ?? [],
        told(tellMisread(one.reads, one[version])),
        source,
      ),
    })),
    ...reading.readings.map(({ on, sides }) =>
      note(
        'readings',
        [on, ...sides.map(({ name }) => name)],
        sides.flatMap(({ plain, full }) => [plain, full]),
        sides.flatMap((side) => placesShown(side, reading)),
        sides.flatMap(({ clues = [] }) => clues),
        told(tellSides(sides, version)),
        source,
      ),
    ),
    ...reading.retelling.map((part, at): LibraryNote => {
      const stretch = places.parts[at] ?? { start: 0, end: 0 }
      const words = places.text.slice(stretch.start, stretch.end)
      const known = note('part', [part.plain, part.full, words], [], [], [], told(part[version]), source)
      return { ...known, stretches: [stretch] }
    }),
    ...reading.questions.map((one) => ({
      ...note(
        'question',
        one.ask,
        [one.plain, one.full],
        placesShown(one, reading),
        one.clues ?? [],
        told(one[version]),
        source,
      ),
      question: one,
    })),
  ]
}

/** What holds for the whole text: its theme, its tones, where they turn, and what it leaves open. */
function notesOfWhole(source: Source): LibraryNote[] {
  const { reading, cut, version } = source
  const { tone, theme, purpose } = reading
  const told = (prose: string) => () => own(prose, cut)
  return [
    ...reading.unsaid.map((prose) => note('unsaid', [prose], [], [], [], told(prose), source)),
    ...[theme, ...(purpose ? [purpose] : [])].map((one) =>
      note('theme', [one.plain, one.full], [], [], one.clues ?? [], told(one[version]), source),
    ),
    ...[tone, ...tone.others].map((one) =>
      note(
        'tone',
        [one.word],
        [one.plain, one.full],
        [],
        one.clues ?? [],
        told(`The tone is **${one.word}**. ${one[version]}`),
        source,
      ),
    ),
    ...(tone.turn
      ? [
          note(
            'turn',
            ['turn change'],
            [tone.turn.plain, tone.turn.full],
            [],
            tone.turn.clues ?? [],
            told(tone.turn[version]),
            source,
          ),
        ]
      : []),
  ]
}

function notesOfPeople(source: Source): LibraryNote[] {
  const { reading, version, cut } = source
  return reading.people.flatMap(({ name, does, feels, wants, knows }) =>
    [does, feels, wants, knows].map((cell) => {
      const text =
        'unsaid' in cell ? cell.unsaid : version === 'full' ? (cell.full ?? cell.plain) : cell.plain
      const clues = 'unsaid' in cell ? [] : (cell.clues ?? [])
      return note('person', [name], [text], [], clues, () => `${name}: ${own(text, cut)}`, source)
    }),
  )
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

import { cleanPasted } from '#close-reading'
import { types } from '../choices.ts'
import { alignCopy, type StudentCopy } from './align-copy.ts'
import type { AnnotatedText, ShownWords } from './annotated-text.ts'
import { contentTypeOf } from './annotated-text-kinds.ts'
import { withoutItalicMarks } from './locators.ts'
import { isContentWord, stemOf } from './question/question-words.ts'
import { locatorsOf, sentencesOf } from './quote-copy.ts'
import { tokensOf } from './tokens.ts'

/** A student's copy of a text, and the notes that hold for it. */
export type CopyNotes = { annotated: AnnotatedText; copy: StudentCopy }

/**
 * The notes that hold for a student's copy: all of them for a whole one. Of a part only what is told of its own words:
 * retelling, marks with what they say, tone, people and written questions, and of these only the sentences that speak of
 * nothing in the rest of the text. What things mean is told from the end of a text, and no list of words can keep that out.
 */
export function notesForCopy(annotated: AnnotatedText, passage: string): CopyNotes {
  const copy = alignCopy(
    withoutItalicMarks(annotated.text).text,
    cleanPasted(passage, types[contentTypeOf(annotated.kind)]).text,
  )
  return { annotated: copy.isWhole ? annotated : trim(annotated, copy), copy }
}

type Versions = { plain: string; full: string }
const none: Versions & { clues: string[] } = { plain: '', full: '', clues: [] }

function trim(annotated: AnnotatedText, copy: StudentCopy): AnnotatedText {
  const filter = filterFor(copy)
  const isShown = (note: ShownWords) => {
    const locators = locatorsOf(note, annotated)
    return locators.length > 0 && locators.every((locator) => copy.quote(locator) !== null)
  }
  /** A note whose words the copy has, without what speaks of the rest; it goes with its first sentence. */
  const trimmed = <Note extends ShownWords & Versions>(note: Note): Note[] => {
    const filtered = { ...note, plain: filter(note.plain), full: filter(note.full) }
    return isShown(note) && startsAlike(filtered, note) ? [filtered] : []
  }
  const all = <Note extends ShownWords & Versions>(notes: readonly Note[] | undefined) =>
    (notes ?? []).flatMap(trimmed)
  const retelling = annotated.retelling.flatMap((part) => {
    const filtered = { ...part, plain: filter(part.plain), full: filter(part.full) }
    const isThere = copy.share(part.from, part.to) >= LEAST_SHARE
    return isThere && filtered.plain && filtered.full ? [filtered] : []
  })
  return {
    ...annotated,
    retelling,
    short: { plain: beginning(retelling, 'plain'), full: beginning(retelling, 'full') },
    marks: annotated.marks
      .filter(({ at }) => at.every((locator) => copy.quote(locator) !== null))
      .map((mark) => ({ ...mark, means: { plain: '', full: '' } })),
    tone: trimTone(annotated.tone, trimmed, isShown),
    people: trimPeople(annotated, copy, isShown, filter),
    figures: [],
    otherwise: [],
    misread: [],
    readings: [],
    unsaid: [],
    theme: { clues: [], plain: PART_ONLY, full: PART_ONLY },
    purpose: undefined,
    method: methodOf(annotated.marks.filter((mark) => isShown(mark))),
    questions: all(annotated.questions).map((question) => ({ ...question, step: '' })),
    check_in: {
      plain: taskFor(annotated, annotated.check_in.plain, isShown, filter),
      full: taskFor(annotated, annotated.check_in.full, isShown, filter),
    },
    guess: all(annotated.guess),
  }
}

const PART_ONLY = 'This is a part of a longer text, so we say only what stands in these lines.'

/** How to go on alone: the rules of the marks that the part has, which work in every text. */
function methodOf(marks: AnnotatedText['marks']): Versions {
  const rules = marks
    .slice(0, 2)
    .map(({ rule }) => rule)
    .join(' ')
  return { plain: rules, full: rules }
}

const LEAST_SHARE = 0.5

function startsAlike(filtered: Versions, { plain, full }: Versions): boolean {
  const isFirst = (first: string, whole: string) =>
    first !== '' && whole.startsWith(sentencesOf(first)[0] ?? first)
  return isFirst(filtered.plain, plain) && isFirst(filtered.full, full)
}

function beginning(retelling: readonly Versions[], version: keyof Versions): string {
  return sentencesOf(retelling.map((part) => part[version]).join(' '))
    .slice(0, 2)
    .join(' ')
}

type Trimmed = <Note extends ShownWords & Versions>(note: Note) => Note[]
type IsShown = (note: ShownWords) => boolean
type Filter = (prose: string) => string

/** The tones that the part has, the main one first; where it has none, the word is empty. */
function trimTone(
  { turn, not, ...tone }: AnnotatedText['tone'],
  trimmed: Trimmed,
  isShown: IsShown,
): AnnotatedText['tone'] {
  const [main, ...others] = [tone, ...tone.others].flatMap(trimmed)
  const first = turn && trimmed(turn)[0]
  return {
    ...(main ? { ...main, others } : { word: '', ...none, others: [] }),
    not: (not ?? []).filter(isShown),
    ...(first ? { turn: first } : {}),
  }
}

/** The people whom the part shows; of what it does not show of them it says so. */
function trimPeople(
  annotated: AnnotatedText,
  copy: StudentCopy,
  isShown: IsShown,
  filter: Filter,
): AnnotatedText['people'] {
  const keys = ['does', 'feels', 'wants', 'knows'] as const
  return annotated.people.flatMap((person) => {
    const isNamed = tokensOf(person.name).some(({ key }) => copy.has.has(key))
    const isAnyShown = keys.some((key) => !('unsaid' in person[key]) && isShown(person[key] as ShownWords))
    if (!isNamed && !isAnyShown) return []
    const cells = keys.map((key) => {
      const cell = person[key]
      if ('unsaid' in cell) return [key, filter(cell.unsaid) ? cell : unsaid(key)] as const
      const filtered = {
        ...cell,
        plain: filter(cell.plain),
        ...(cell.full ? { full: filter(cell.full) } : {}),
      }
      return [
        key,
        isShown(cell) &&
        startsAlike(
          { plain: filtered.plain, full: filtered.full ?? filtered.plain },
          { plain: cell.plain, full: cell.full ?? cell.plain },
        )
          ? filtered
          : unsaid(key),
      ] as const
    })
    return [{ ...person, ...Object.fromEntries(cells) }]
  })
}

/** What the notes say of somebody where the part does not show it. */
function unsaid(key: string): { unsaid: string } {
  return {
    unsaid: `This part of the text does not show what ${key === 'does' ? 'happens to that person' : `that person ${key}`}.`,
  }
}

type CheckIn = AnnotatedText['check_in']['plain']

/** The check-in where the part has its words and choices, else a task with choices that it has, else an empty one. */
function taskFor(annotated: AnnotatedText, checkIn: CheckIn, isShown: IsShown, filter: Filter): CheckIn {
  const isWhole = (ask: string, choices: readonly string[]) =>
    sentencesOf(ask).every((sentence) => filter(sentence) !== '') &&
    choices.every((choice) => filter(choice) !== '')
  if (isShown(checkIn) && isWhole(checkIn.ask, checkIn.choices)) return checkIn
  const task = annotated.guess.find((one) => one.choices && isShown(one) && isWhole(one.ask, one.choices))
  const { ask = '', choices = [], answer = '', plain = '' } = task ?? {}
  return { ask, choices, answer, reply: plain }
}

/** Words that every text has, and that point at no part of one. */
const COMMON = new Set(
  `look put come go take give good little time day man woman see know think want like new old long great back way never
  only again first next now away people kind let much many other same still tell turn try seem leave run hand word`.split(
    /\s+/u,
  ),
)
const LATER = /\b(?:later|at the end|in the end|finally|at last|afterwards?|second time|twice|the ending)\b/iu
/** A sentence that leans on the one before it goes with that one. */
const REFERS_BACK = /^(?:He|She|They|It|His|Her|Their|This|That|These|So|But|Then|Still|Both|There)\b/u
const EARLIER = /\b(?:earlier|at first|at the beginning|before this)\b/iu

/** What leaves out the sentences that speak of words that only the rest of the text has. */
function filterFor({ has, lacks, lacksBeginning, lacksEnd }: StudentCopy): Filter {
  const hasStems = new Set([...has].map(stemOf))
  const lacksStems = new Set(
    [...lacks]
      .filter(isContentWord)
      .map(stemOf)
      .filter((stem) => !hasStems.has(stem) && !COMMON.has(stem)),
  )
  const speaksOfRest = (sentence: string) =>
    (lacksEnd && LATER.test(sentence)) ||
    (lacksBeginning && EARLIER.test(sentence)) ||
    tokensOf(sentence).some(({ key }) => isContentWord(key) && lacksStems.has(stemOf(key)))
  return (prose) => {
    let isDropped = false
    const sentences = sentencesOf(prose).filter((sentence) => {
      isDropped = speaksOfRest(sentence) || (isDropped && REFERS_BACK.test(sentence))
      return !isDropped
    })
    return sentences.join(' ')
  }
}

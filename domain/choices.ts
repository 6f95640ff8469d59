import type { GradeLevel } from '#close-reading'
import { type Kind, type KindFacts, kinds } from '#close-reading/kinds'

export type { GradeLevel }
export type ContentType = Kind

/** The levels that have a color, and parts of the instructions for a model, of their own. */
type OwnLevel = 'elementary' | 'middle' | 'high' | 'college'
/** The content types that have parts of the instructions of their own. */
type OwnType = 'fiction' | 'poetry' | 'nonfiction'

/** Everything that screens, the library and a model's instructions know of a level; `close-reading/choices/levels.ts` has the rest. */
type Level = {
  name: string
  /** What it is for, on the card that chooses it and on the page of features. */
  line: string
  gives: string
  /** Young children: the first depth is one line, fewer cues, no talk of plans, no model in the demo, nothing is counted. */
  isForChildren: boolean
  /** Which of the two versions of a library text it reads, and whether it is told all that its notes hold. */
  version: 'plain' | 'full'
  readsAllNotes: boolean
  color: OwnLevel
  instructions: OwnLevel
}

/** The levels, from the simplest to the fullest. */
export const levels: Readonly<Record<GradeLevel, Level>> = {
  elementary: {
    name: 'Elementary School',
    line: 'Grades K to 5. Short sentences and plain words.',
    gives: 'Simple explanations with concrete examples.',
    isForChildren: true,
    version: 'plain',
    readsAllNotes: false,
    color: 'elementary',
    instructions: 'elementary',
  },
  middle: {
    name: 'Middle School',
    line: 'Grades 6 to 8. Feelings, and how people act with each other.',
    gives: 'Emotions and social contexts.',
    isForChildren: false,
    version: 'plain',
    readsAllNotes: false,
    color: 'middle',
    instructions: 'middle',
  },
  high: {
    name: 'High School',
    line: 'Grades 9 to 12. Themes, irony and changes of tone.',
    gives: 'Complex themes and character development.',
    isForChildren: false,
    version: 'full',
    readsAllNotes: false,
    color: 'high',
    instructions: 'high',
  },
  college: {
    name: 'College',
    line: 'Several readings, form and point of view.',
    gives: 'Advanced analysis.',
    isForChildren: false,
    version: 'full',
    readsAllNotes: true,
    color: 'college',
    instructions: 'college',
  },
}

/** What the layout and the words of a pasted text can show. */
export type Layout = 'verse' | 'talk' | 'figures'

/** Everything that screens, the library and a model's instructions know of a content type, with what the engine knows of it. */
type Type = KindFacts & {
  name: string
  /** What it is, on the card that chooses it; one text of it, in a sentence; what to paste of one. */
  line: string
  one: string
  paste: string
  /** What Tonewise looks for in one, on the page of features. */
  finds: string
  /** What a list of findings calls the one who tells it. */
  narratorName: string
  /** The question to begin with, in a text of the type where nobody has a name. */
  firstQuestion: string
  /** What a pasted text looks like for the type to be proposed; null where a student has to choose it. */
  layout: Layout | null
  /** Whether a text of the type tells what happened. */
  isTrue: (author: string) => string
  instructions: OwnType
}

const proseToPaste = '1 to 5 paragraphs'

export const types: Readonly<Record<ContentType, Type>> = {
  fiction: {
    ...kinds.fiction,
    name: 'Fictional Prose',
    line: 'Stories that are made up, long or short.',
    one: 'a story',
    paste: proseToPaste,
    finds: 'Who feels what, how they speak and act, and where the feeling turns.',
    narratorName: 'Who tells it',
    firstQuestion: 'How does a person in the text feel?',
    layout: 'talk',
    isTrue: () => 'This is fiction: the story is made up.',
    instructions: 'fiction',
  },
  poetry: {
    ...kinds.poetry,
    name: 'Poetry',
    line: 'Poems and songs, written in lines.',
    one: 'a poem',
    paste: '5 to 40 lines',
    finds: 'Rhyme, beat and line breaks, pictures in words, and the voice of the speaker.',
    narratorName: 'The speaker',
    firstQuestion: 'How does the speaker feel?',
    layout: 'verse',
    isTrue: () => 'This is a poem, and what a poem tells need not have happened.',
    instructions: 'poetry',
  },
  nonfiction: {
    ...kinds.nonfiction,
    name: 'Non-fiction',
    line: 'Texts about real people, real events and ideas.',
    one: 'a text about facts',
    paste: proseToPaste,
    finds: 'Claims, proof, opinions and loaded words, and what the writer thinks of the subject.',
    narratorName: 'Who tells it',
    firstQuestion: 'What does the writer think?',
    layout: 'figures',
    isTrue: (author) => `This is non-fiction: ${author} tells it as true.`,
    instructions: 'nonfiction',
  },
}

export const gradeLevels = Object.keys(levels) as GradeLevel[]
export const contentTypes = Object.keys(types) as ContentType[]

export const gradeLevelNames = namesOf(levels)
export const contentTypeNames = namesOf(types)

/** The content type that a text of a layout is proposed as: each layout is that of one type. */
export function typeOfLayout(layout: Layout): ContentType {
  return contentTypes.find((type) => types[type].layout === layout) as ContentType
}

export function isGradeLevel(value: unknown): value is GradeLevel {
  return gradeLevels.some((gradeLevel) => gradeLevel === value)
}

export function isContentType(value: unknown): value is ContentType {
  return contentTypes.some((contentType) => contentType === value)
}

function namesOf<K extends string>(table: Readonly<Record<K, { name: string }>>): Record<K, string> {
  const names = Object.entries<{ name: string }>(table).map(([key, { name }]) => [key, name])
  return Object.fromEntries(names) as Record<K, string>
}

import type { Kind } from '../../finding.ts'
import type { Intent } from '../../question/intents.ts'
import type { Work } from '../source.ts'

/** What each kind of question wants to know. */
export const WANTED: Readonly<Partial<Record<Intent, string>>> = {
  tone: 'the tone',
  sincerity: 'if someone means what they say',
  truth: 'what is true',
  feeling: 'the feelings',
  attitude: 'how someone feels about it',
  want: 'what someone wants',
  know: 'what someone knows',
  change: 'what changes',
  character: 'what someone is like',
  meaning: 'what a phrase means',
  theme: 'the theme',
  purpose: 'the purpose',
  who: 'who it is',
  speaker: 'who speaks',
  setting: 'where and when it happens',
  happens: 'what happens',
  later: 'what happens',
  why: 'the reason',
  device: 'the devices',
}

const OF_PEOPLE: ReadonlySet<Intent> = new Set<Intent>(['feeling', 'attitude', 'sincerity', 'truth', 'want'])

/** The part of a text that a question needs most. */
export function whatToPaste(kind: Kind, intent: Intent): string {
  const isVerse = kind === 'poetry'
  const part = isVerse ? 'lines' : 'paragraph'
  if (intent === 'meaning')
    return isVerse ? 'the line and the lines around it' : 'the sentence and its paragraph'
  if (intent === 'tone')
    return isVerse ? 'the first lines and the lines where it turns' : 'the paragraph you ask about'
  if (OF_PEOPLE.has(intent)) return `the ${part} where someone acts or speaks`
  if (intent === 'theme' || intent === 'later') return isVerse ? 'the last lines' : 'the last paragraph'
  if (intent === 'speaker' || intent === 'who') return isVerse ? 'the first lines' : 'the first paragraph'
  return `the ${part} you ask about`
}

/**
 * Where the words are to be had. Works that came out before 1931 are free in the United States; a book is found at
 * one place, a poem or a speech at another.
 */
export function whereToGet(work: Work | undefined, kind: Kind): string {
  const place = kind === 'fiction' ? 'gutenberg.org' : 'wikisource.org'
  if (!work) return `About the work: if it came out before ${FREE_BEFORE}, look for it free at ${place}.`
  if (work.isInLibrary)
    return 'About the work: it is in the library here. You can use its text with one press.'
  const came = `About the work: ${work.title} by ${work.author} came out in ${work.year}.`
  return work.year < FREE_BEFORE
    ? `${came} It is free, so look for it at ${place}.`
    : `${came} It is not free, so use your own book or a library.`
}

/** The first year whose works are not free in the United States yet; it moves with each new year. */
const FREE_BEFORE = 1931

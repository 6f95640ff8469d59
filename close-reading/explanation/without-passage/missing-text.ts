import { type Kind, kinds } from '../../choices/kinds.ts'
import type { Work } from '../../phrasing/source.ts'
import type { Intent } from '../../question/intents.ts'
import { fill } from '../../wording/fill.ts'
import wording from '../../wording/without-passage.json' with { type: 'json' }

/** What each kind of question wants to know. */
export function describeMissingText(intent: Intent): string {
  return (wording.wanted as Partial<Record<Intent, string>>)[intent] ?? wording.wantedElse
}

const OF_PEOPLE: ReadonlySet<Intent> = new Set<Intent>(['feeling', 'attitude', 'sincerity', 'truth', 'want'])

/** The part of a text that a question needs most. */
export function whatToPaste(kind: Kind, intent: Intent): string {
  return wording.part[partAsked(intent)][kinds[kind].isVerse ? 'lines' : 'prose']
}

function partAsked(intent: Intent): keyof typeof wording.part {
  if (intent === 'meaning' || intent === 'tone') return intent
  if (OF_PEOPLE.has(intent)) return 'people'
  if (intent === 'theme' || intent === 'later') return 'end'
  return intent === 'speaker' || intent === 'who' ? 'start' : 'asked'
}

/**
 * Where the words are to be had. Works that came out before 1931 are free in the United States; a book is found at
 * one place, a poem or a speech at another.
 */
export function whereToGet(work: Work | undefined, kind: Kind): string {
  const { site } = kinds[kind]
  if (!work) return fill(wording.work.unknown, { year: FREE_BEFORE, site })
  if (work.isInLibrary) return wording.work.here
  const { title, author, year } = work
  return year < FREE_BEFORE
    ? fill(wording.work.free, { title, author, year, site })
    : fill(wording.work.notFree, { title, author, year })
}

/** The first year whose works are not free in the United States yet; it moves with each new year. */
const FREE_BEFORE = 1931

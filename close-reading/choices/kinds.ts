import voices from '../wording/voices.json' with { type: 'json' }
import clues from '../wording/without-passage-clues.json' with { type: 'json' }
import method from '../wording/without-passage-method.json' with { type: 'json' }
import type { WordingLevel } from './levels.ts'

type Steps = Readonly<Record<WordingLevel, string>>
type Clue = { elementary: string; middle: string }

/** Everything the engine knows of a kind of text. */
type KindFacts = {
  /** In lines of verse; prose runs on. */
  isVerse: boolean
  /** What an explanation calls the voice of the text. */
  voice: string
  /** Where whole works of the kind are to be had. */
  site: 'gutenberg.org' | 'wikisource.org'
  /** Without a passage: what to look for, and how to find the theme, the tone and whatever else is asked. */
  clues: Readonly<Record<string, Clue>>
  method: { theme: Steps; tone: Steps; else: Steps }
}

/** The kinds of text the engine reads; each switches some detectors on. */
export const kinds = {
  fiction: {
    isVerse: false,
    voice: voices.fiction,
    site: 'gutenberg.org',
    clues: clues.fiction,
    method: { theme: method.theme, tone: method.tone, else: method.feeling },
  },
  poetry: {
    isVerse: true,
    voice: voices.poetry,
    site: 'wikisource.org',
    clues: clues.poetry,
    method: { theme: method.theme, tone: { ...method.tone, ...method.toneOfPoem }, else: method.tone },
  },
  nonfiction: {
    isVerse: false,
    voice: voices.nonfiction,
    site: 'wikisource.org',
    clues: clues.nonfiction,
    method: { theme: method.claim, tone: { ...method.tone, ...method.toneOfFacts }, else: method.claim },
  },
} as const satisfies Record<string, KindFacts>

export type Kind = keyof typeof kinds

export const kindsOfText = Object.keys(kinds) as Kind[]

import voices from '../wording/voices.json' with { type: 'json' }
import type clues from '../wording/without-passage-clues.json'
import type method from '../wording/without-passage-method.json'

type Method = keyof typeof method

/** Everything the engine knows of a kind of text. It is small, because screens load it too. */
export type KindFacts = {
  /** In lines of verse, which are counted and have sounds; prose runs on in sentences. */
  isVerse: boolean
  /** A narrator tells it, with people who talk. */
  isStory: boolean
  /** A writer tells of real things in their own name, argues, and means what they say. */
  isFactual: boolean
  /** What an explanation calls the voice of the text. */
  voice: string
  /** Where whole works of the kind are to be had. */
  site: 'gutenberg.org' | 'wikisource.org'
  /** What many texts of the kind are about, by the names of `wording/fork.json`. */
  themes: readonly ('together' | 'newEyes' | 'deeds' | 'lasting' | 'misjudged' | 'toChange')[]
  /** Whose rows of the data files it takes: what to look for without a passage, and which tones are usual. */
  rowsOf: keyof typeof clues
  /** Without a passage: how to find the theme, the tone and whatever else is asked. */
  method: { theme: Method; tone: Method; else: Method }
}

/** The kinds of text the engine reads; each switches some detectors on. */
export const kinds = {
  fiction: {
    isVerse: false,
    isStory: true,
    isFactual: false,
    voice: voices.fiction,
    site: 'gutenberg.org',
    themes: ['together', 'newEyes', 'deeds'],
    rowsOf: 'fiction',
    method: { theme: 'theme', tone: 'tone', else: 'feeling' },
  },
  poetry: {
    isVerse: true,
    isStory: false,
    isFactual: false,
    voice: voices.poetry,
    site: 'wikisource.org',
    themes: ['lasting', 'newEyes', 'together'],
    rowsOf: 'poetry',
    method: { theme: 'theme', tone: 'toneOfPoem', else: 'tone' },
  },
  nonfiction: {
    isVerse: false,
    isStory: false,
    isFactual: true,
    voice: voices.nonfiction,
    site: 'wikisource.org',
    themes: ['misjudged', 'toChange', 'together'],
    rowsOf: 'nonfiction',
    method: { theme: 'claim', tone: 'toneOfFacts', else: 'claim' },
  },
} as const satisfies Record<string, KindFacts>

export type Kind = keyof typeof kinds

export const kindsOfText = Object.keys(kinds) as Kind[]

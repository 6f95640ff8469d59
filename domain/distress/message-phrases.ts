import { createIndex } from './needed-words.ts'
import { readPhrases } from './pattern.ts'
import phrases from './phrases.json' with { type: 'json' }

/** The phrases that are looked for in every message, and their signs. */
export const { patterns, holds } = readPhrases(phrases, phrases.slots)

export const ofMessages = patterns.filter(({ isForeign }) => !isForeign)
/** Those that can stand in a sentence. */
export const messagePatternsFor = createIndex(ofMessages)
export const ofOtherLanguages = patterns.filter(({ isForeign }) => isForeign)

import type { CastPronoun } from './cast.ts'

/**
 * Words that mean somebody: a name ("Ms. Lee"), or a noun for a person with whose it is ("Ben's mother", "my little
 * sister", "the dog"). "Ben's mother" is two mentions: Ben, who owns, and his mother.
 */
export type Mention = {
  /** Tokens from the determiner or owner to the noun, `last` excluded. */
  first: number
  last: number
  /** Words that tell this person from others: those of the name, or what describes the noun, and the noun. */
  parts: readonly string[]
  /** The noun, one word for each of the family; empty for a name. */
  noun: string
  title: string
  /** Whose, for a noun: a mention, a word such as "his", or null. */
  owner: Mention | string | null
  pronoun: CastPronoun
  /** It stands before what it owns: "Ben's". */
  owns: boolean
  /** Only the question takes the word for a name. */
  isGuess: boolean
  /** The mention means the same person as this name beside it: "my cousin Thabo". */
  same: Mention | null
}

/** What counts as a name and as a noun for a person in a doc. */
export type Naming = {
  /** Where the name ends that begins at a token; -1 for none. */
  nameEnd: (at: number) => number
  /** Whether only the question, or what it owns, makes a name of the word at a token. */
  isGuess: (at: number) => boolean
  /** The pronoun of a noun for a person; undefined for any other word. */
  pronounOf: (word: string) => CastPronoun | undefined
}

/** The pronoun that may stand for someone: "any" is he or she or they, not known yet. */
export type CastPronoun = 'he' | 'she' | 'they' | 'I' | 'any'

/** Someone in a passage. */
export type Person = {
  /** As it can stand in a sentence: "Maya", "Mr. Okafor", "Ben's mother", "the narrator". */
  name: string
  pronoun: CastPronoun
  /** First tokens at which the passage names the person, in order; none for a speaker who is only "I". */
  mentions: number[]
  /** More than one person: "the boys". */
  several: boolean
}

/** The owner of "my mother" outside speech. */
export const NARRATOR = -2

/** One way in which a passage speaks of a person; "my cousin Thabo" gives two of the same person. */
export type Designation = {
  /** Number of the person. */
  person: number
  /** Words that tell this person from others: those of the name, or what describes the noun, and the noun. */
  parts: readonly string[]
  /** The noun of somebody without a name ("mother"); empty for a name. */
  noun: string
  title: string
  /** Whose mother: the number of a person, `NARRATOR`, a word such as "his" where that is not known, or null. */
  owner: number | string | null
}

/** Everyone in a passage, and who is meant by the word at each token. */
export type Cast = {
  readonly people: readonly Person[]
  readonly designations: readonly Designation[]
  /** Number of the person whom token i means, or -1; of a pronoun, whom it most likely means. */
  readonly who: Int32Array
  /** 1 where nobody else can be meant by token i than `who` says. */
  readonly sure: Uint8Array
  /** The first token of the mention that ends with token i; -1 where none does. */
  readonly mentionFirst: Int32Array
  /** Number of the narrator who says "I", or -1. */
  readonly narrator: number
}

/** The pronoun that may stand for someone: "any" is he or she or they, not known yet. */
export type CastPronoun = 'he' | 'she' | 'they' | 'I' | 'any'

/** Someone in a passage. */
export type Person = {
  /** As it can stand in a sentence: "Maya", "Mr. Okafor", "the old lady", "the narrator". */
  name: string
  pronoun: CastPronoun
  /** First tokens at which the passage names the person, in order; none for a speaker who is only "I". */
  mentions: number[]
  /** More than one person: "the boys". */
  several: boolean
}

/** Everyone in a passage, and who is meant by the word at each token. */
export type Cast = {
  readonly people: readonly Person[]
  /** Number of the person whom token i means, or -1. */
  readonly who: Int32Array
  /** Number of the narrator who says "I", or -1. */
  readonly narrator: number
}

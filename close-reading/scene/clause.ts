import type { Span } from '../doc/span.ts'

/** What a clause is worth as a fact: stated, only imagined, on a condition, asked, or ordered. */
export type Factuality = 'fact' | 'imagined' | 'condition' | 'question' | 'order'

/** One thing that a passage says happens or is so: who does what to whom. Numbers are tokens of the doc, -1 for none. */
export type Clause = Span & {
  /** The word that says what happens or is so: a verb, or the adjective or noun after "be". */
  predicate: number
  /** Dictionary form with its particle ("give up"); "be" where an adjective or noun says what someone is. */
  verb: string
  /** The adjective or noun after "be", "look", "seem", "feel"; the verb of "wants to go"; -1 without one. */
  complement: number
  subject: number
  object: number
  indirect: number
  /** "at him", "to the wall": the small word and the noun. */
  obliques: readonly { preposition: string; noun: number }[]
  /** Adverbs of this clause. */
  adverbs: readonly number[]
  negated: boolean
  passive: boolean
  /** "can", "would", "must", or "". */
  modal: string
  time: 'past' | 'present' | 'future'
  factuality: Factuality
  /** "because", "when", "as if", or "". */
  link: string
  /** Number of the clause this one hangs from, or -1, and the relation it has to it. */
  parent: number
  relation: string
  /** Number of the utterance that holds it, or -1 in the narration. */
  utterance: number
  unit: number
}

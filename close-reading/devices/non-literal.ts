/** The four cells of a "says, means, clue" row: plain text for words that mean more than they say. */
export type NonLiteral = {
  /** The words of the text, as they stand. */
  says: string
  /** What they mean here, in plain words. */
  means: string
  /** What in the text shows it. */
  clue: string
  /** When the same words would be meant plainly: a reasonable reading too. */
  plainIf: string
}

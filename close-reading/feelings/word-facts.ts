import type { Doc } from '../doc/doc.ts'
import { type FeelingWord, feelingWords } from '../vocabulary/feeling-words.ts'
import { type SemanticFieldPhrase, semanticFields } from '../vocabulary/semantic-fields.ts'
import { wordValence } from '../vocabulary/word-valence.ts'

/** What the feeling lists say about one word, looked up once. */
export type WordFacts = {
  feeling: FeelingWord | undefined
  /** Its row in the table of `wordValence`, or -1. */
  row: number
  /** Its fields, as in `byWord` of `semanticFields`. */
  fields: Uint8Array | undefined
  /** The phrases of fields that it opens. */
  opens: readonly SemanticFieldPhrase[] | undefined
}

const MOST_CACHED = 20_000
const NOTHING: WordFacts = { feeling: undefined, row: -1, fields: undefined, opens: undefined }
const factsByWord = new Map<string, WordFacts>()
const factsByDoc = new WeakMap<Doc, readonly WordFacts[]>()

/** The facts of each token of a doc. Computed once per doc. */
export function wordFacts(doc: Doc): readonly WordFacts[] {
  let facts = factsByDoc.get(doc)
  if (!facts) {
    facts = doc.folded.map(factsOf)
    factsByDoc.set(doc, facts)
  }
  return facts
}

function factsOf(word: string): WordFacts {
  const before = factsByWord.get(word)
  if (before) return before
  const facts = lookUp(word)
  if (factsByWord.size < MOST_CACHED && word.length < 30) factsByWord.set(word, facts)
  return facts
}

function lookUp(word: string): WordFacts {
  const { byWord, phrases } = semanticFields()
  const facts: WordFacts = {
    feeling: feelingWords().get(word),
    row: wordValence().at.get(word) ?? -1,
    fields: byWord.get(word) ?? (word.includes("'") ? byWord.get(withoutApostrophe(word)) : undefined),
    opens: phrases.get(word),
  }
  return facts.feeling || facts.row >= 0 || facts.fields || facts.opens ? facts : NOTHING
}

/** "death's" is death, "ruin'd" is ruined. */
function withoutApostrophe(word: string): string {
  if (word.endsWith("'s")) return word.slice(0, -2)
  return word.endsWith("'d") ? `${word.slice(0, -2)}ed` : word
}

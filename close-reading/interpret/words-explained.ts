import { lemmaOf } from '../doc/lemma-of.ts'
import { firstSense } from '../explanation/first-sense.ts'
import { fitMeaning } from '../explanation/fit-meaning.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import { type ExplanationSource, findingsOf } from '../explanation/source.ts'
import type { Span } from '../finding.ts'
import { explainArchaicWords } from '../words/explain-archaic-words.ts'
import type { InterpretedClue } from './interpretation.ts'

const MOST = 4
const LONGEST_MEANING = 60

/** Plain meanings of the hard and old words of a passage, those in clues first. */
export function wordsExplained(
  source: ExplanationSource,
  clues: readonly InterpretedClue[],
): { word: string; means: string }[] {
  const found = [
    ...explainArchaicWords(source).map(({ word, meaning }) => ({ word, means: meaning })),
    ...findingsOf(source, 'hard-word').flatMap((finding) => {
      const meaning = fitMeaning(finding.data.meaning)
      const word = quoteWords(source.text, finding, 3)
      // The meaning held is that of the dictionary form, and does not stand for "fraying".
      if (word && lemmaOf(word.toLowerCase()) !== word.toLowerCase()) return []
      // "The Larder & Loom": part of a name.
      if (isInName(source.text, finding)) return []
      return word && meaning && meaning.length <= LONGEST_MEANING
        ? [{ word, means: firstSense(meaning) }]
        : []
    }),
  ]
  const seen = new Set<string>()
  const fresh = found.filter(({ word }) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
  const inClue = ({ word }: { word: string }) => clues.some(({ quote }) => quote.includes(word))
  return [...fresh.filter(inClue), ...fresh.filter((one) => !inClue(one))].slice(0, MOST)
}

/** Whether a word begins with a capital letter in the middle of a sentence. */
function isInName(text: string, { start }: Span): boolean {
  return (
    /^\p{Lu}/u.test(text.slice(start, start + 2)) &&
    /[\p{L}\p{N},;&] $/u.test(text.slice(Math.max(0, start - 2), start))
  )
}

import type { Span } from '../doc/span.ts'
import { spanOf } from '../doc/tokens.ts'
import { firstSense, fitMeaning } from '../phrasing/fit-meaning.ts'
import type { InterpretedClue } from '../phrasing/interpretation.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import { type ExplanationSource, findingsOf } from '../phrasing/source.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'

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
      // Which of two senses fits, nobody can tell from the list.
      if (/; or/u.test(meaning)) return []
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

/** Old forms and what they mean today. Written for this project. */
const OLD_WORDS = new Map(
  (
    'thee=you|thou=you|thy=your|thine=yours, or your|ye=you, all of you|hath=has|doth=does|art=are|wilt=will|shalt=shall|hast=have|dost=do|' +
    "o'er=over|e'er=ever|ne'er=never|'tis=it is|'twas=it was|ere=before|oft=often|nay=no|yea=yes|whence=from where|hither=to this place|" +
    'thither=to that place|wherefore=why|betwixt=between|yonder=over there|morrow=the next day|spake=spoke|forsooth=in truth|methinks=it seems to me|' +
    'aught=anything|naught=nothing|visage=face|steed=horse|foe=enemy|brow=forehead|mead=meadow'
  )
    .split('|')
    .map((entry) => entry.split('='))
    .map(([word, meaning]) => [word ?? '', meaning ?? ''] as const),
)

/** The old words of the passage, each once, in order. "art" counts only beside "thou". */
function explainArchaicWords(source: ExplanationSource): { word: string; meaning: string }[] {
  const { doc } = source.reading
  const found = new Map<string, { word: string; meaning: string }>()
  for (let i = 0; i < doc.count; i++) {
    const word = doc.folded[i] ?? ''
    const meaning = OLD_WORDS.get(word)
    if (!meaning || found.has(word)) continue
    if (word === 'art' && doc.folded[i - 1] !== 'thou' && doc.folded[i + 1] !== 'thou') continue
    if (word === 'wilt' && doc.folded[i - 1] !== 'thou' && doc.folded[i + 1] !== 'thou') continue
    const written = quoteWords(source.text, spanOf(doc, i), 1)
    if (written) found.set(word, { word: written, meaning })
  }
  return [...found.values()]
}

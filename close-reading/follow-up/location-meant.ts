import type { Span } from '../doc/span.ts'
import type { Interpreted } from '../interpret/interpret.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { correctSpelling } from '../question/correct-spelling.ts'
import { EMPTY } from '../question/find-phrase.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'
import { wordsIn } from '../vocabulary/little-words.ts'

const MOST_WORDS = 40
const MOST_QUOTED = 12

/** The first words of a message, in lower case and without apostrophes, with spelling corrected. */
export function wordsOf(message: string, passage: string): string[] {
  const folded = message
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'(?=\p{L})/gu, '')
  return wordsIn(correctSpelling(folded, (word) => passage.includes(word))).slice(0, MOST_WORDS)
}

/** The span of the passage that a message means; `shared` counts the content words that both have. */
export type LocationMeant = Span & { shared: number }

/** The clause or sentence that shares most words with a message, no longer than can be quoted; null where they share no content word. */
export function locationMeant(
  { scene, source }: Interpreted,
  words: readonly string[],
): LocationMeant | null {
  const wanted = new Set(words.filter(isContentWord).map(lemmaOf))
  const best: { span: LocationMeant | null; score: number } = { span: null, score: 0 }
  for (const { start, end } of [...scene.clauses, ...source.reading.doc.sentences]) {
    const theirs = [...source.text.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)]
    const found = theirs.filter(([word]) => wanted.has(lemmaOf(word.toLowerCase())))
    const shared = new Set(found.map(([word]) => lemmaOf(word.toLowerCase()))).size
    // Of two that share as much, the shorter one says it more closely.
    const score = shared - Math.min(0.5, theirs.length / 200)
    if (shared === 0 || score <= best.score) continue
    const first =
      theirs.length > MOST_QUOTED ? Math.max(0, theirs.indexOf(found[0] as RegExpExecArray) - 1) : 0
    best.score = score
    best.span = { start: start + (theirs[first]?.index ?? 0), end, shared }
  }
  return best.span
}

/** Whether a word of a message says something by itself. */
export function isContentWord(word: string): boolean {
  return word.length > 2 && !EMPTY.has(word) && !LITTLE.has(word)
}

const LITTLE = wordSet(
  'yes yeah now then here there again still even back soon yep nope maybe because cause since though although guess would lot lots very too also only ever never always each other all most more much many nobody everybody everyone nothing everything',
)

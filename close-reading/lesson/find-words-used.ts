import type { Span } from '../finding.ts'
import { foldQuotable } from '../quoting/fold-quotable.ts'
import { locateParts } from '../quoting/locate-parts.ts'
import { namePlace } from './name-place.ts'
import { quoteWords } from './quote-words.ts'
import type { LessonSource } from './source.ts'

const MOST_WORDS = 40

/** The longest run of a student's words that stands in the passage and holds a word of four letters or more. */
export function findWordsUsed(
  answer: string,
  source: LessonSource,
): { words: string; span: Span; place: string } | null {
  const words = foldQuotable(answer)
    .text.split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  for (let size = Math.min(words.length, 12); size > 0; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const run = words.slice(at, at + size)
      if (run.every((word) => word.length < 4 || commonWords.has(word))) continue
      const span = locateParts([run.join(' ')], source.folded)?.[0]
      const quote = span && quoteWords(source.text, span, 12)
      if (span && quote) return { words: quote, span, place: namePlace(source.reading.page, span) }
    }
  return null
}

/** Words that say little on their own. */
export const commonWords: ReadonlySet<string> = new Set(
  "because think that this they them with from have there their what when where which would could should about line word words text poem story feel feels says said also very much more most some were been being into your ever every other another upon shall over less than only even don't isn't wasn't it's that's there's again then".split(
    ' ',
  ),
)

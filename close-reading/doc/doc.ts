import { type Kind, kinds } from '../choices/kinds.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'
import { findLines } from './find-lines.ts'
import { findQuotations, markQuoted } from './find-quotations.ts'
import { findSentences } from './find-sentences.ts'
import { findSpeakerLabels } from './find-speaker-labels.ts'
import { findTokens } from './find-tokens.ts'
import { ALL_CAPS, CAPITAL, MARK, NUMBER, WORD } from './shape.ts'
import type { PrintedLine, Quotation, Range } from './span.ts'

export type { Quotation, Range }
/** Bits of `Doc.shape`. */
export { ALL_CAPS, CAPITAL, MARK, NUMBER, WORD }

/**
 * A passage after one pass: words and marks in parallel arrays, then sentences, lines, stanzas,
 * paragraphs and quotations as ranges over them. `first` and `last` are token numbers, `last` excluded.
 * A word keeps its inner apostrophes ("don't", "o'er"); a hyphen is a mark of its own ("ink", "-", "black").
 */
export type Doc = {
  readonly text: string
  readonly kind: Kind
  /** In lines of verse; prose runs on. */
  readonly isVerse: boolean
  /** How many tokens; token i covers text.slice(start[i], end[i]). */
  readonly count: number
  readonly start: Int32Array
  readonly end: Int32Array
  /** Each token folded for look-up: lower case, curly apostrophe made straight, long s made s. */
  readonly folded: readonly string[]
  readonly shape: Uint8Array
  /** Number of the sentence and of the line that token i stands in. */
  readonly sentenceOf: Int32Array
  readonly lineOf: Int32Array
  readonly sentences: readonly Range[]
  /** Lines that hold at least one token; a blank line ends a stanza (poetry) or paragraph. */
  readonly lines: readonly Range[]
  /** Ranges over `lines`: line numbers [firstLine, lastLine). */
  readonly stanzas: readonly { firstLine: number; lastLine: number }[]
  readonly paragraphs: readonly Range[]
  /** The lines that the printed page counts, where it does. */
  readonly printedLines: readonly PrintedLine[]
  /** The labels of a chat or a script ("maya:"), tokens before the colon; each begins a sentence. */
  readonly labels: readonly Range[]
  /** Made on first use. */
  readonly quotations: readonly Quotation[]
  /** 1 where token i stands inside a quotation. Made on first use. */
  readonly quoted: Uint8Array
  /** Dictionary form of token i ("ran" -> "run", "wives" -> "wife"), by rule and a list of irregular forms. */
  lemma(i: number): string
}

/**
 * Reads a passage once into a Doc. Linear in the length of the text; never throws on any string.
 *
 * @param text the passage as given, any line ends and marks; it is never changed
 * @param kind fiction, poetry or nonfiction
 * @param printedLines where its page counts lines
 */
export function buildDoc(text: string, kind: Kind, printedLines: readonly PrintedLine[] = []): Doc {
  const tokens = findTokens(text)
  const layout = findLines(text, kind, tokens)
  const labels = findSpeakerLabels(kind, tokens, layout.lines)
  const sentences = findSentences(text, tokens, layout.paragraphs, labels)
  const sentenceOf = numberTokens(sentences, tokens.count)
  let quotations: readonly Quotation[] | undefined
  let quoted: Uint8Array | undefined
  return {
    text,
    kind,
    isVerse: kinds[kind].isVerse,
    ...tokens,
    ...layout,
    printedLines,
    labels,
    sentences,
    sentenceOf,
    lineOf: numberTokens(layout.lines, tokens.count),
    get quotations() {
      quotations ??= findQuotations(text, tokens, layout.paragraphs)
      return quotations
    },
    get quoted() {
      quoted ??= markQuoted(this.quotations, tokens.count)
      return quoted
    },
    lemma: (i) => lemmaOf(tokens.folded[i] ?? ''),
  }
}

function numberTokens(ranges: readonly Range[], count: number): Int32Array {
  const numbers = new Int32Array(count)
  for (let r = 0; r < ranges.length; r++) {
    const range = ranges[r] as Range
    numbers.fill(r, range.first, range.last)
  }
  return numbers
}

import { countUpTo } from '../doc/count-up-to.ts'
import type { Span } from '../doc/span.ts'
import type { Finding } from '../findings/findings.ts'
import { spansAsPasted } from '../pasted/as-pasted.ts'
import { type CleanText, cleanPasted } from '../pasted/clean-text.ts'
import { findQuotedSpans } from '../prose/find-quoted-spans.ts'
import { type Folded, foldQuotable } from '../prose/fold-quotable.ts'
import { locateParts, splitAtGaps } from '../prose/locate-parts.ts'
import { findWrongSpeaker, speechesOf } from './find-wrong-speaker.ts'
import { findLineStarts, type LineStarts } from './line-starts.ts'
import { locationNamedAfter, locationNamedBefore } from './named-location.ts'
import { occursElsewhere } from './occurs-elsewhere.ts'

/** What is wrong with a quotation that is not in the passage as it stands. */
export type QuotationProblem = 'not in the passage' | 'parts in another order' | 'parts joined without a mark'

/** One quotation of an explanation, looked up in the passage. */
export type CheckedQuotation = {
  /** The quoted words in the answer, marks left out. */
  answerSpan: Span
  words: string
  /** Its spans in the passage, one for each part between gaps; null when it is not there. */
  passageSpans: readonly [Span, ...Span[]] | null
  /** Number of the line of text it starts in, counted from 1, blank lines left out. */
  line: number | null
  /** Number of the paragraph or stanza it starts in, counted from 1. */
  paragraph: number | null
  /** The answer names another line, paragraph or stanza right before or after the quotation. */
  misplaced: boolean
  /** Who says it in the passage, when the answer gives it to someone else. */
  speaker: string | null
  problem: QuotationProblem | null
}

export type QuotationCheck = { quotations: readonly CheckedQuotation[]; found: number; missing: number }

/**
 * Looks up every double-quoted span of an explanation in the passage as pasted. Case, accents, marks at
 * the edges, the style of quotation marks, apostrophes and dashes, line breaks shown as " / " and white
 * space do not count; words left out must be marked with … or [...], and parts must stand in the order
 * of the passage. `[slur]` stands for one word. Never throws; one look-up per part.
 *
 * @param answer the explanation, as markdown or plain text
 * @param passage the text the student pasted; spans are UTF-16 offsets into it
 * @example checkQuotations('He felt "gave himself … for lost".', 'Peter gave himself up for lost').found // 1
 */
export function checkQuotations(answer: string, passage: string): QuotationCheck {
  const spans = findQuotedSpans(answer).filter(
    (span) => splitAtGaps(answer.slice(span.start, span.end)).length > 0,
  )
  // The end of a line may cut a word, or in verse be the poet's; what stands around the text may be quoted, too.
  const prose = cleanPasted(passage, { withAround: true })
  const verse = cleanPasted(passage, { withAround: true, isVerse: true })
  const inProse = checkIn(answer, spans, prose)
  const inVerse = verse.text === prose.text ? inProse : checkIn(answer, spans, verse)
  const quotations = inProse.map((one, at) => (one.passageSpans ? one : (inVerse[at] ?? one)))
  const found = quotations.filter((quotation) => quotation.passageSpans).length
  return { quotations, found, missing: quotations.length - found }
}

function checkIn(answer: string, spans: readonly Span[], clean: CleanText): CheckedQuotation[] {
  const folded = foldQuotable(clean.text)
  const lineStarts = findLineStarts(clean.text, clean.printedLines)
  const speeches = speechesOf(clean.text)
  return spans.map((span) => {
    const checked = checkOne(answer, span, folded, lineStarts, speeches)
    return { ...checked, passageSpans: spansAsPasted(clean, checked.passageSpans) }
  })
}

function checkOne(
  answer: string,
  span: Span,
  passage: Folded,
  lineStarts: LineStarts,
  speeches: () => readonly Finding<'speech'>[],
): CheckedQuotation {
  const words = answer.slice(span.start, span.end)
  const parts = splitAtGaps(words)
  const passageSpans = locateParts(parts, passage)
  const start = passageSpans?.[0].start
  const line = start === undefined ? null : countAt(lineStarts.lines, start)
  const paragraph = start === undefined ? null : countAt(lineStarts.paragraphs, start)
  return {
    answerSpan: span,
    words,
    passageSpans,
    line,
    paragraph,
    misplaced: passageSpans !== null && contradictsLocation(answer, span, parts, lineStarts),
    speaker: passageSpans
      ? findWrongSpeaker(
          answer.slice(Math.max(0, span.start - 120), span.start),
          passageSpans[0],
          speeches,
          (speech) =>
            locateParts(parts, foldQuotable(lineStarts.text.slice(speech.start, speech.end))) !== null,
        )
      : null,
    problem: passageSpans ? null : nameProblem(parts, passage),
  }
}

function nameProblem(parts: readonly string[], passage: Folded): QuotationProblem {
  if (parts.length > 1) {
    const eachFound = parts.every((part) => locateParts([part], passage))
    return eachFound ? 'parts in another order' : 'not in the passage'
  }
  const words = (parts[0] ?? '').split(/\s+/u)
  // Two runs of at least two words each, both in the passage, are two quotations joined into one.
  for (let cut = words.length - 2; cut >= 2 && words.length <= 60; cut--) {
    const first = locateParts([words.slice(0, cut).join(' ')], passage)
    if (first && locateParts([words.slice(cut).join(' ')], passage)) return 'parts joined without a mark'
  }
  return 'not in the passage'
}

function countAt(starts: readonly number[], offset: number): number {
  return countUpTo(offset, starts.length, (i) => starts[i] ?? 0)
}

/** Whether the answer names a location right after the quotation, or else before it, where the words do not stand. */
function contradictsLocation(
  answer: string,
  { start, end }: Span,
  parts: readonly string[],
  lineStarts: LineStarts,
): boolean {
  const location =
    locationNamedAfter(answer.slice(end, end + 40)) ??
    locationNamedBefore(answer.slice(Math.max(0, start - 200), start - 1))
  return location !== null && occursElsewhere(parts, location, lineStarts)
}

import { findDashSpeech } from './find-dash-speech.ts'
import type { Tokens } from './find-tokens.ts'
import { isSpeech } from './is-speech.ts'
import { canOpen, closingStrength, findMarkStyle, isMarkOf, type MarkStyle } from './quotation-marks.ts'
import type { Quotation, Range } from './span.ts'

/**
 * Finds direct speech and other quotations: a state machine over the marks that this text uses for speech.
 * Quotations inside quotations belong to the outer one. Speech that goes on in the next paragraph, which then
 * opens again, gives one quotation for each paragraph. Linear in the number of tokens.
 */
export function findQuotations(text: string, tokens: Tokens, paragraphs: readonly Range[]): Quotation[] {
  const style = findMarkStyle(text, tokens, paragraphs)
  if (style === 'none') return []
  if (style === 'dash') return findDashSpeech(tokens, paragraphs)
  const found: Quotation[] = findDashSpeech(tokens, paragraphs, true)
  for (let p = 0; p < paragraphs.length; p++) {
    const paragraph = paragraphs[p] as Range
    const next = paragraphs[p + 1]
    const goesOn =
      next !== undefined &&
      canOpen(text, tokens, next.first) &&
      isMarkOf(style, tokens.folded[next.first] ?? '')
    const cut = p === 0 ? endOfCutSpeech(text, tokens, paragraph, style) : paragraph.first
    if (cut > paragraph.first) found.push(cutSpeech(tokens, paragraph.first, cut))
    for (const [first, last, closed] of pairMarks(text, tokens, paragraph, style)) {
      if (closed || next === undefined || goesOn || first === paragraph.first) {
        found.push(quotationOf(tokens, first, last, closed, paragraph))
      }
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** A passage cut from a book may begin inside speech: its first mark closes. The token after that mark. */
function endOfCutSpeech(text: string, tokens: Tokens, paragraph: Range, style: MarkStyle): number {
  for (let i = paragraph.first; i < paragraph.last; i++) {
    if (!isMarkOf(style, tokens.folded[i] ?? '')) continue
    if (canOpen(text, tokens, i)) return paragraph.first
    if (closingStrength(text, tokens, i) === 2) return i + 1
  }
  return paragraph.first
}

function cutSpeech(tokens: Tokens, first: number, last: number): Quotation {
  const start = tokens.start[first] as number
  const innerEnd = tokens.start[last - 1] as number
  return {
    start,
    end: tokens.end[last - 1] as number,
    innerStart: start,
    innerEnd,
    first,
    last,
    speech: true,
  }
}

/** Pairs of opening mark and token after the closing one; the last pair may be unclosed. */
function pairMarks(
  text: string,
  tokens: Tokens,
  paragraph: Range,
  style: MarkStyle,
): [number, number, boolean][] {
  const marks: number[] = []
  for (let i = paragraph.first; i < paragraph.last; i++) {
    if (isMarkOf(style, tokens.folded[i] ?? '')) marks.push(i)
  }
  const closesLater = findLaterClosers(text, tokens, marks)
  const nests = isBalanced(tokens, marks)
  const pairs: [number, number, boolean][] = []
  let open = -1
  let depth = 0
  for (let m = 0; m < marks.length; m++) {
    const i = marks[m] as number
    const strength = closingStrength(text, tokens, i)
    if (open >= 0 && (strength === 2 || (strength === 1 && !closesLater[m]))) {
      if (depth-- > 0) continue
      pairs.push([open, i + 1, true])
      open = -1
    } else if (canOpen(text, tokens, i)) {
      depth = open >= 0 && nests ? depth + 1 : 0
      if (depth === 0) open = i
    }
  }
  if (open >= 0) pairs.push([open, paragraph.last, false])
  return pairs
}

/** As many “ as ”, all curly: then a “ inside an open quotation is a quotation inside a quotation. */
function isBalanced(tokens: Tokens, marks: readonly number[]): boolean {
  let balance = 0
  for (const i of marks) {
    const mark = tokens.folded[i]
    if (mark === '“') balance++
    else if (mark === '”') balance--
    else return false
  }
  return balance === 0
}

/** For each mark: does a sure closing mark come after it before the next one that opens? */
function findLaterClosers(text: string, tokens: Tokens, marks: readonly number[]): boolean[] {
  const later = new Array<boolean>(marks.length).fill(false)
  let sure = false
  for (let m = marks.length - 1; m >= 0; m--) {
    later[m] = sure
    const i = marks[m] as number
    if (closingStrength(text, tokens, i) === 2) sure = true
    else if (canOpen(text, tokens, i)) sure = false
  }
  return later
}

function quotationOf(
  tokens: Tokens,
  first: number,
  last: number,
  closed: boolean,
  paragraph: Range,
): Quotation {
  const inside = closed ? last - 1 : last
  const innerStart = tokens.end[first] as number
  return {
    start: tokens.start[first] as number,
    end: tokens.end[last - 1] as number,
    innerStart,
    innerEnd: inside > first + 1 ? (tokens.end[inside - 1] as number) : innerStart,
    first,
    last,
    speech: !closed || isSpeech(tokens, first, last, paragraph),
  }
}

/** 1 for each token inside a quotation, its marks included. */
export function markQuoted(quotations: readonly Quotation[], count: number): Uint8Array {
  const quoted = new Uint8Array(count)
  for (const quotation of quotations) quoted.fill(1, quotation.first, quotation.last)
  return quoted
}

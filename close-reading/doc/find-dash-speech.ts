import { speechVerbs } from '../lexicons/speech-verbs.ts'
import type { Tokens } from './find-tokens.ts'
import type { Quotation, Range } from './span.ts'

const DASH = new Set(['—', '--', '–', '-'])

/** Whether a token is a dash that may open speech at the start of a line. */
export function isSpeechDash(mark: string | undefined): boolean {
  return DASH.has(mark ?? '')
}

/**
 * Speech marked by a dash at the start of a paragraph: it runs to the tag (", said he", "—said he") or to the paragraph's
 * end, and goes on where a dash ends the tag.
 *
 * @param onlyTagged only what a tag shows to be speech: for a text that has quotation marks, too
 */
export function findDashSpeech(
  tokens: Tokens,
  paragraphs: readonly Range[],
  onlyTagged = false,
): Quotation[] {
  return paragraphs.flatMap((paragraph) => {
    if (!isSpeechDash(tokens.folded[paragraph.first])) return []
    const last = endOfSpeech(tokens, paragraph.first, paragraph.last)
    const isTagged = last < paragraph.last
    const isSure = isTagged || (!onlyTagged && tokens.folded[paragraph.first] !== '-')
    if (last <= paragraph.first + 1 || !isSure) return []
    const again = isTagged ? resumes(tokens, last, paragraph.last) : -1
    return [
      speechFrom(tokens, paragraph.first, paragraph.first + 1, last),
      ...(again < 0 ? [] : [speechFrom(tokens, again, again, endOfSpeech(tokens, again, paragraph.last))]),
    ]
  })
}

function speechFrom(tokens: Tokens, first: number, inner: number, last: number): Quotation {
  const end = tokens.end[last - 1] as number
  return {
    start: tokens.start[first] as number,
    end,
    innerStart:
      tokens.end[inner - 1] !== undefined && inner > first
        ? (tokens.end[inner - 1] as number)
        : (tokens.start[inner] as number),
    innerEnd: end,
    first,
    last,
    speech: true,
  }
}

function endOfSpeech(tokens: Tokens, first: number, end: number): number {
  for (let i = first + 2; i < end; i++) {
    const before = tokens.folded[i - 1] ?? ''
    const isDash = isSpeechDash(before)
    if (!isDash && !',!?.'.includes(before)) continue
    const isTag = speechVerbs().has(tokens.folded[i] ?? '') || speechVerbs().has(tokens.folded[i + 1] ?? '')
    if (isTag) return isDash ? i - 1 : i
  }
  return end
}

/** The first word after the dash that ends a tag ("—said Ivy—. Leave me alone."), or -1. */
function resumes(tokens: Tokens, tag: number, end: number): number {
  for (let i = tag + 2; i < Math.min(end, tag + MOST_OF_TAG); i++) {
    if (!isSpeechDash(tokens.folded[i])) continue
    let next = i + 1
    while (next < end && '.,;:'.includes(tokens.folded[next] ?? '')) next++
    return next < end ? next : -1
  }
  return -1
}

const MOST_OF_TAG = 12

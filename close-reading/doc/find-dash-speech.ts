import { speechVerbs } from '../lexicons/speech-verbs.ts'
import type { Quotation, Range } from '../range.ts'
import type { Tokens } from './find-tokens.ts'

const DASH = new Set(['—', '--'])

/** Speech marked by a dash at the start of a paragraph: it runs to the tag (", said he") or to the paragraph's end. */
export function findDashSpeech(tokens: Tokens, paragraphs: readonly Range[]): Quotation[] {
  const found: Quotation[] = []
  for (const paragraph of paragraphs) {
    if (!DASH.has(tokens.folded[paragraph.first] ?? '')) continue
    const last = endOfSpeech(tokens, paragraph)
    if (last <= paragraph.first + 1) continue
    found.push({
      start: tokens.start[paragraph.first] as number,
      end: tokens.end[last - 1] as number,
      innerStart: tokens.end[paragraph.first] as number,
      innerEnd: tokens.end[last - 1] as number,
      first: paragraph.first,
      last,
      speech: true,
    })
  }
  return found
}

function endOfSpeech(tokens: Tokens, paragraph: Range): number {
  for (let i = paragraph.first + 2; i < paragraph.last; i++) {
    if (!',!?.'.includes(tokens.folded[i - 1] ?? '')) continue
    const tagged = speechVerbs().has(tokens.folded[i] ?? '') || speechVerbs().has(tokens.folded[i + 1] ?? '')
    if (tagged) return i
  }
  return paragraph.last
}

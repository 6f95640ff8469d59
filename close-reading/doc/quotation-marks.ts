import { closesAt, opensAt } from './find-marks.ts'
import type { Tokens } from './find-tokens.ts'
import type { Range } from './span.ts'

/** Which marks a text puts around speech: “ ” or " ", ‘ ’ or ' ', « », or a dash at the start of a paragraph. */
export type MarkStyle = 'double' | 'single' | 'angled' | 'dash' | 'none'

const DOUBLE = '"“”„'
const SINGLE = "'‘’"

/** Whether token i is a mark of the style at all. */
export function isMarkOf(style: MarkStyle, mark: string): boolean {
  if (mark.length !== 1) return false
  if (style === 'double') return DOUBLE.includes(mark)
  if (style === 'single') return SINGLE.includes(mark)
  return style === 'angled' && (mark === '«' || mark === '»')
}

/** Whether token i opens a quotation when none is open. */
export function canOpen(text: string, tokens: Tokens, i: number): boolean {
  const mark = tokens.folded[i] ?? ''
  if (mark === '“' || mark === '‘' || mark === '„' || mark === '«') return true
  if (mark !== '"' && mark !== "'") return false
  return opensAt(text, tokens.start[i] as number)
}

/** How sure it is that token i closes a quotation: 2 sure, 1 perhaps (an apostrophe looks the same), 0 not. */
export function closingStrength(text: string, tokens: Tokens, i: number): 0 | 1 | 2 {
  const mark = tokens.folded[i] ?? ''
  const at = tokens.start[i] as number
  if (mark === '”' || mark === '»') return 2
  if (mark === '"') return closesAt(text, at) ? 2 : 0
  if (mark !== "'" && mark !== '’') return 0
  const before = text[at - 1] ?? ' '
  if (before.trim() === '') return 0
  return '.,!?;:—-…)"”'.includes(before) ? 2 : 1
}

/**
 * Finds the text's own mark by counting what opens. A mark that begins a paragraph counts for three, for
 * what begins a paragraph is speech, not speech inside speech.
 */
export function findMarkStyle(text: string, tokens: Tokens, paragraphs: readonly Range[]): MarkStyle {
  const weight: Record<MarkStyle, number> = { double: 0, single: 0, angled: 0, dash: 0, none: 0 }
  for (const paragraph of paragraphs) {
    for (let i = paragraph.first; i < paragraph.last; i++) {
      const mark = tokens.folded[i] ?? ''
      if (mark.length !== 1 || !canOpen(text, tokens, i)) continue
      const style = isMarkOf('double', mark) ? 'double' : mark === '«' ? 'angled' : 'single'
      weight[style] += i === paragraph.first ? 3 : 1
    }
    if (/^(?:—|--|–|-)$/.test(tokens.folded[paragraph.first] ?? '')) weight.dash++
  }
  if (weight.double > 0 && weight.double >= weight.single) return 'double'
  if (weight.angled > weight.single) return 'angled'
  if (weight.single > 0) return 'single'
  return weight.dash > 1 ? 'dash' : 'none'
}

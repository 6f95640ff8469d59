import { countUpTo } from '../doc/count-up-to.ts'
import { type Around, findAround, WANTED } from './around.ts'
import { type CleanSigns, cleanSigns } from './clean-signs.ts'
import { applyEdits, type EditedText, positionAsPasted, spanAsPasted } from './edited-text.ts'
import { editCutWords } from './joined-words.ts'
import { countPrintedLines, type PrintedLine, readPrintedLines } from './printed-lines.ts'

/** A passage as it is read, with the way back to the passage as pasted. */
export type CleanText = CleanSigns & {
  /** What stands around the text, in the text as pasted; it is not in `text` unless it was asked for. */
  readonly around: readonly Around[]
  /** The lines that the page counts, in `text`; none where it counts none. */
  readonly printedLines: readonly PrintedLine[]
}

/**
 * `isVerse`: the end of a line is the poet's, and no word is joined over it. `withAround`: what stands around the text is
 * read too, as the checks of quotations do.
 */
export type CleanOptions = { isVerse?: boolean; withAround?: boolean }

/**
 * Reads a passage as if it had been typed plainly: through signs that nobody sees, other forms of letters, HTML, signs of
 * emphasis, quotation marks of other languages, words cut at the end of a line, and what stands around the text. The one
 * table for all that read a passage. A plain text comes back as it is. Linear; never throws.
 */
export function cleanPasted(
  pasted: string,
  { isVerse = false, withAround = false }: CleanOptions = {},
): CleanText {
  const marked = cleanSigns(pasted)
  let clean: EditedText = marked
  const around = findAround(clean.text, (offset) => isWanted(marked, offset))
  const back = around.map(({ reason, ...span }) => ({ ...spanAsPasted(marked, span), reason }))
  if (!withAround) clean = applyEdits(clean, editAround(clean.text, around))
  if (!isVerse) clean = applyEdits(clean, editCutWords(clean.text))
  const signed = readPrintedLines(pasted)
  const counted =
    signed.length > 0
      ? signed
      : countPrintedLines(marked.text, around).map(({ start, number }) => ({
          start: positionAsPasted(marked, start),
          number,
        }))
  const printedLines = counted.map(({ start, number }) => ({ start: positionInClean(clean, start), number }))
  return { ...clean, emphasized: marked.emphasized, around: back, printedLines }
}

/** Whether the line that begins at this offset begins, as pasted, with the sign for a line to read. */
function isWanted({ pasted, from }: EditedText, offset: number): boolean {
  const start = pasted.lastIndexOf('\n', (from?.[offset] ?? offset) - 1) + 1
  return pasted.startsWith(WANTED, start)
}

/** A line that goes out of the middle of a sentence takes its end with it. */
function editAround(text: string, around: readonly Around[]) {
  return around.map(({ start, end }) => {
    const next = /^\s*/u.exec(text.slice(end, end + 40))?.[0] ?? ''
    const before = text.slice(Math.max(0, start - 40), start).trimEnd()
    const isLine = before.length < start && text[start - 1] === '\n' && text[end] === '\n'
    const goesOn = isLine && /[\p{L},]$/u.test(before) && /^\p{Ll}/u.test(text.slice(end + next.length))
    return { start, end: goesOn ? end + 1 : end, text: '' }
  })
}

/** The first place in a text that is read from this place of the text as pasted, or from one behind it. */
function positionInClean({ text, from }: EditedText, start: number): number {
  return from ? countUpTo(start - 1, text.length, (at) => from[at] ?? 0) : start
}

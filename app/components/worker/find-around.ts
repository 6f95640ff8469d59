import { type AroundReason, type CleanText, cleanPasted, positionAsPasted, WANTED } from '#close-reading'
import { type ContentType, types } from '#domain/choices'
import type { LeftNumber } from '#domain/printed-lines'

/** What stands around the text of a passage and is not read with it. */
export type PassageAround = {
  /** The passage that it was found in, the passage without it, and the passage with all of it read. */
  whole: string
  without: string
  wanted: string
  parts: { words: string; reason: AroundReason }[]
  /** The lines whose numbers are among them. */
  leftNumbers: LeftNumber[]
}

/** What stands around a text, with both texts that one press may put into the box; null where there is nothing. */
export function findAround(passage: string, kind: ContentType): PassageAround | null {
  const clean = cleanPasted(passage, types[kind])
  const { around } = clean
  if (around.length === 0) return null
  let without = ''
  let from = 0
  for (const { start, end } of around) {
    without += passage.slice(from, start)
    from = end
  }
  without += passage.slice(from)
  const parts = around.map(({ start, end, reason }) => ({ words: passage.slice(start, end).trim(), reason }))
  return {
    whole: passage,
    without: tidy(without),
    wanted: markLines(passage, around),
    parts,
    leftNumbers: numbersOf(clean),
  }
}

function numbersOf(clean: CleanText): LeftNumber[] {
  return clean.printedLines.map(({ start, number }) => {
    const line = clean.pasted.slice(positionAsPasted(clean, start)).split('\n', 1)[0] ?? ''
    return [
      number,
      line
        .trimEnd()
        .replace(/(?<=\s)\(?\d{1,4}\)?$/u, '')
        .trimEnd(),
    ]
  })
}

/** Lines that are empty now leave one blank line, as between two paragraphs. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line, at, all) => line !== '' || (at > 0 && all[at - 1] !== ''))
    .join('\n')
    .trimEnd()
}

function markLines(passage: string, around: readonly { start: number }[]): string {
  const starts = new Set(around.map(({ start }) => passage.lastIndexOf('\n', start - 1) + 1))
  let marked = ''
  let from = 0
  for (const start of starts) {
    marked += passage.slice(from, start) + WANTED
    from = start
  }
  return marked + passage.slice(from)
}

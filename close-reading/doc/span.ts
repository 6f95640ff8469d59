/** A span: UTF-16 code units into the text as given, `text.slice(start, end)`. */
export type Span = { start: number; end: number }

/** A run of tokens [first, end) and the characters they cover. */
export type Range = Span & { first: number; last: number }

/**
 * A span between the passage's own quotation marks, marks included in the span. `speech` is false for a
 * title, a nickname or a word that is only mentioned ("the 'walk in' was uttered with closed teeth").
 */
export type Quotation = Span & {
  innerStart: number
  innerEnd: number
  first: number
  last: number
  speech: boolean
}

/** Whether two spans share a character. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** A line that a printed page counts: where it begins in a text, and its number there. */
export type PrintedLine = { start: number; number: number }

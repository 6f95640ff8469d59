import type { Span } from '../doc/span.ts'

/** Part of a text, and what is read instead of it; empty where it is passed over. */
export type Edit = Span & { text: string }

/** A text as it is read, with the way back: code unit i of `text` came from [from[i], to[i]) of `pasted`. */
export type EditedText = {
  readonly pasted: string
  readonly text: string
  /** Null where nothing was changed. */
  readonly from: Int32Array | null
  readonly to: Int32Array | null
}

export function unchanged(pasted: string): EditedText {
  return { pasted, text: pasted, from: null, to: null }
}

/** Makes edits in the text as it is read so far; they stand in its order and do not overlap. */
export function applyEdits(before: EditedText, edits: readonly Edit[]): EditedText {
  if (edits.length === 0) return before
  const parts: string[] = []
  let length = before.text.length
  for (const { start, end, text } of edits) length += text.length - (end - start)
  const from = new Int32Array(length)
  const to = new Int32Array(length)
  let at = 0
  let read = 0
  const copyUpTo = (end: number) => {
    parts.push(before.text.slice(read, end))
    for (let i = read; i < end; i++, at++) {
      from[at] = before.from?.[i] ?? i
      to[at] = before.to?.[i] ?? i + 1
    }
  }
  for (const edit of edits) {
    copyUpTo(edit.start)
    parts.push(edit.text)
    for (let k = 0; k < edit.text.length; k++, at++) {
      const back = spanAsPasted(before, partOf(edit, k))
      from[at] = back.start
      to[at] = back.end
    }
    read = edit.end
  }
  copyUpTo(before.text.length)
  return { pasted: before.pasted, text: parts.join(''), from, to }
}

/** What letter k of an edit is read from: its own sign where there are enough, the last one all the rest; else the whole. */
function partOf({ start, end, text }: Edit, k: number): Span {
  if (end - start < text.length) return { start, end }
  return { start: start + k, end: k === text.length - 1 ? end : start + k + 1 }
}

/** Where a span of the text as it is read stands in the text as pasted. */
export function spanAsPasted({ pasted, from, to }: EditedText, { start, end }: Span): Span {
  if (!from || !to) return { start, end }
  const first = from[start] ?? pasted.length
  return { start: first, end: end > start ? (to[end - 1] ?? pasted.length) : first }
}

/** Where what stands at a place of the text as it is read stands in the text as pasted. */
export function positionAsPasted(clean: EditedText, start: number): number {
  return spanAsPasted(clean, { start, end: start + 1 }).start
}

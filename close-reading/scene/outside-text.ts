import type { Span } from '../doc/span.ts'

const CREDIT = /^[\s([—–-]*(?:by |from |after )?\p{Lu}[^\n]{2,80}?,? \(?\d{4}[)\].\s]*$/u
const LONGEST_TITLE = 60

const BYLINE = /^by \p{Lu}[^.!?\n]*$/iu
/** Signs from the beginning or the end of a text within which such a line stands. */
const NEAR = 300

/** A title before the text, who wrote it and when, and the name that signs it: they are not what the text says. */
export function isOutside(text: string, { start, end }: Span): boolean {
  if (start > NEAR && text.length - end > NEAR) return false
  const before = text.lastIndexOf('\n', start - 1)
  const after = text.indexOf('\n', start)
  const line = text.slice(before + 1, after < 0 ? text.length : after).trim()
  if (line.length > LONGEST_TITLE + LONGEST_TITLE) return false
  if (start < NEAR && BYLINE.test(line)) return true
  const isFirst = before < LONGEST_TITLE && text.slice(0, before + 1).trim() === ''
  const isAlone = after >= 0 && /^\n[ \t\r]*\n/u.test(text.slice(after, after + 4))
  if (isFirst && isAlone && line.length <= LONGEST_TITLE && !/[.!?,;”"’)]$/u.test(line)) return true
  if (after >= 0 && text.length - after > LONGEST_TITLE) return false
  const rest = after < 0 ? '' : text.slice(after).trim()
  if (rest === '' && CREDIT.test(line)) return true
  // "Yours in hunger," and the name below it.
  return (
    rest.length <= LONGEST_SIGNED &&
    /^\p{Lu}[^.!?\n]{1,40},$/u.test(line) &&
    end - start <= line.length + LONGEST_SIGNED &&
    /^[^.!?]*$/u.test(rest)
  )
}

const LONGEST_SIGNED = 30

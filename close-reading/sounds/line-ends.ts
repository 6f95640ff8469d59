import { oldWords } from '../lexicons/old-words.ts'
import { NUMBER, WORD } from '../page/shape.ts'
import type { Page } from '../page.ts'
import type { Pronunciations, Sounding } from './pronunciations.ts'

const apostrophes = "'’‘"

/** How the word of token i sounds; an apostrophe that stands before or after it is tried with it ("'tis", "th'"). */
export function soundToken(page: Page, sounds: Pronunciations, i: number): Sounding {
  const word = page.folded[i] ?? ''
  const start = page.start[i] ?? 0
  const end = page.end[i] ?? 0
  const before = start > 0 && apostrophes.includes(page.text.charAt(start - 1))
  const after = end < page.text.length && apostrophes.includes(page.text.charAt(end))
  if (before && oldWords().has(`'${word}`)) return sounds.sound(`'${word}`)
  if (after && oldWords().has(`${word}'`)) return sounds.sound(`${word}'`)
  return sounds.sound(word)
}

/** The last word of a line, by token number, or -1 when it holds none; a line number in the margin is no word. */
export function lastWord(page: Page, line: number): number {
  const range = page.lines[line]
  if (!range) return -1
  for (let i = range.last - 1; i >= range.first; i--) {
    const shape = page.shape[i] ?? 0
    if (shape & WORD && !(shape & NUMBER)) return i
  }
  return -1
}

import type { Doc } from '../doc/doc.ts'
import { NUMBER, WORD } from '../doc/shape.ts'
import { archaicWords } from '../lexicons/archaic-words.ts'
import type { Sounding, WordSounds } from './pronunciations.ts'

const apostrophes = "'’‘"

/** How the word of token i sounds; an apostrophe that stands before or after it is tried with it ("'tis", "th'"). */
export function pronunciationOf(doc: Doc, sounds: WordSounds, i: number): Sounding {
  const word = doc.folded[i] ?? ''
  const start = doc.start[i] ?? 0
  const end = doc.end[i] ?? 0
  const before = start > 0 && apostrophes.includes(doc.text.charAt(start - 1))
  const after = end < doc.text.length && apostrophes.includes(doc.text.charAt(end))
  if (before && archaicWords().has(`'${word}`)) return sounds.sound(`'${word}`)
  if (after && archaicWords().has(`${word}'`)) return sounds.sound(`${word}'`)
  return sounds.sound(word)
}

/** The last word of a line, by token number, or -1 when it holds none; a line number in the margin is no word. */
export function lastWord(doc: Doc, line: number): number {
  const range = doc.lines[line]
  if (!range) return -1
  for (let i = range.last - 1; i >= range.first; i--) {
    const shape = doc.shape[i] ?? 0
    if (shape & WORD && !(shape & NUMBER)) return i
  }
  return -1
}

import { type ContentType, type Layout, typeOfLayout } from './choices.ts'
import { proposeKind } from './propose-kind.ts'

const LONGEST_VERSE = 75
const LABEL = /^[\p{L}][\p{L} .’']{0,24}:/u

/**
 * The most likely content type of a text, for a screen that does not ask for it: the proposed one, else by layout alone.
 * Short lines that follow each other are verse, direct speech or names before lines make a story, anything else is
 * non-fiction.
 */
export function likelyKind(text: string): ContentType {
  return proposeKind(text) ?? typeOfLayout(layoutOf(text))
}

function layoutOf(text: string): Layout {
  const blocks = text.split(/\n\s*\n/u).map((block) => block.split('\n').filter((line) => line.trim() !== ''))
  const lines = blocks.flat()
  const inStanzas = blocks.filter((block) => block.length > 1).flat()
  const isShort = lines.every((line) => line.trim().length <= LONGEST_VERSE)
  const labeled = lines.filter((line) => LABEL.test(line.trim())).length
  if (isShort && inStanzas.length * 2 > lines.length && labeled * 2 < lines.length) return 'verse'
  return labeled > 1 || /["“][^"”]{1,400}["”]/u.test(text) ? 'talk' : 'figures'
}

import type { Span } from '#close-reading'

/** The text of a work as it is shown, and which spans of it are in italics. */
export type ShownText = { text: string; italics: Span[] }

/** Removes the underscores that mark italics in the source of a text. */
export function withoutItalicMarks(source: string): ShownText {
  const italics: Span[] = []
  let text = ''
  for (const [at, part] of source.trimEnd().split('_').entries()) {
    if (at % 2 === 1) italics.push({ start: text.length, end: text.length + part.length })
    text += part
  }
  return { text, italics }
}

/** A text with every run of white space as one space. `from` has the original position of each UTF-16 unit. */
export type FlatText = { flat: string; from: number[] }

export function flatten(text: string): FlatText {
  const from: number[] = []
  let flat = ''
  let wasSpace = true
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] as string
    const isSpace = /\s/.test(letter)
    if (!isSpace || !wasSpace) {
      flat += isSpace ? ' ' : letter
      from.push(at)
    }
    wasSpace = isSpace
  }
  return { flat: flat.trimEnd(), from: from.slice(0, flat.trimEnd().length) }
}

/** The words of a locator, and which of their occurrences it means; null where it has no "@2". */
export function parseLocator(locator: string): { words: string; nth: number | null } {
  const [, words = '', nth] = /^(.*?)(?:\s@(\d+))?$/s.exec(locator.trim()) ?? []
  return { words: words.replaceAll(' / ', ' '), nth: nth === undefined ? null : Number(nth) }
}

/** Every span of a flat text where the words occur as whole words. */
export function findAll(flat: string, words: string): Span[] {
  const found: Span[] = []
  for (let at = flat.indexOf(words); at >= 0 && words !== ''; at = flat.indexOf(words, at + 1)) {
    const end = at + words.length
    if (isEdge(flat[at - 1]) && isEdge(flat[end])) found.push({ start: at, end })
  }
  return found
}

/** The span of a locator in a shown text; null when its words do not occur there, which `npm run library` refuses. */
export function locate(text: string, locator: string): Span | null {
  return locateIn(flatten(text), locator)
}

/** The same in a text that is already flat, for one that is searched many times. */
export function locateIn({ flat, from }: FlatText, locator: string): Span | null {
  const { words, nth } = parseLocator(locator)
  const found = findAll(flat, words)[(nth ?? 1) - 1]
  if (!found) return null
  return { start: from[found.start] ?? 0, end: (from[found.end - 1] ?? 0) + 1 }
}

function isEdge(letter: string | undefined): boolean {
  return letter === undefined || !/[\p{L}\p{N}]/u.test(letter)
}

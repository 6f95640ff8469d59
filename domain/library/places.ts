/** A stretch of a text, in UTF-16 units; `end` is the first unit after it. */
export type Stretch = { start: number; end: number }

/** The text of a reading as it is shown, and which stretches of it stand in italics. */
export type ShownText = { text: string; italics: Stretch[] }

/** Takes the underscores, which stand around italics, out of a text. */
export function showText(source: string): ShownText {
  const italics: Stretch[] = []
  let text = ''
  for (const [at, part] of source.trimEnd().split('_').entries()) {
    if (at % 2 === 1) italics.push({ start: text.length, end: text.length + part.length })
    text += part
  }
  return { text, italics }
}

/** A text in which every run of white space is one space, with the place of each unit in the text before. */
export type FlatText = { flat: string; from: number[] }

export function flatten(text: string): FlatText {
  const from: number[] = []
  let flat = ''
  for (const match of text.matchAll(/\s+|\S/g)) {
    const isSpace = /\s/.test(match[0])
    if (isSpace && flat === '') continue
    flat += isSpace ? ' ' : match[0]
    from.push(match.index)
  }
  return { flat: flat.trimEnd(), from: from.slice(0, flat.trimEnd().length) }
}

/** The words of a place and which time they are meant, where the place says it: "surveyed @2". */
export function readPlace(place: string): { words: string; nth: number | null } {
  const [, words = '', nth] = /^(.*?)(?:\s@(\d+))?$/s.exec(place.trim()) ?? []
  return { words: words.replaceAll(' / ', ' '), nth: nth === undefined ? null : Number(nth) }
}

/** Every place in a flat text where the words stand as whole words. */
export function findAll(flat: string, words: string): Stretch[] {
  const found: Stretch[] = []
  for (let at = flat.indexOf(words); at >= 0 && words !== ''; at = flat.indexOf(words, at + 1)) {
    const end = at + words.length
    if (isEdge(flat[at - 1]) && isEdge(flat[end])) found.push({ start: at, end })
  }
  return found
}

/**
 * Where a place of a reading stands in its shown text. Null when it does not stand there; the checker refuses such
 * a reading.
 */
export function locate(text: string, place: string): Stretch | null {
  return locateIn(flatten(text), place)
}

/** The same in a text that is flat already, for one that is searched many times. */
export function locateIn({ flat, from }: FlatText, place: string): Stretch | null {
  const { words, nth } = readPlace(place)
  const found = findAll(flat, words)[(nth ?? 1) - 1]
  if (!found) return null
  return { start: from[found.start] ?? 0, end: (from[found.end - 1] ?? 0) + 1 }
}

function isEdge(letter: string | undefined): boolean {
  return letter === undefined || !/[\p{L}\p{N}]/u.test(letter)
}

/** A word of a text: its letters as they are compared, and where it stands, in UTF-16 units. */
export type Token = { key: string; start: number; end: number }

/** The words of a text, compared without case, accents and apostrophes. Every other sign only parts words. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:[’'‘][\p{L}\p{N}\p{M}]+)*/gu)].map(({ 0: word, index }) => ({
    key: word
      .normalize('NFD')
      .replace(/[\p{M}’'‘]/gu, '')
      .toLowerCase(),
    start: index,
    end: index + word.length,
  }))
}

/** A word of a text: `key` is the form that is compared; `start` and `end` are positions in UTF-16 units. */
export type Token = { key: string; start: number; end: number }

/** The words of a text. Their keys have no case, accents or apostrophes; every other sign separates words. */
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

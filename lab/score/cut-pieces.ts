const PIECE_WORDS = 300
/** A shorter rest at the end of a sample is not scored. */
const FEWEST_WORDS = 150

/** Cuts a text into consecutive pieces of 300 words, each a slice of the text. */
export function cutPieces(text: string): string[] {
  const pieces: string[] = []
  let from = 0
  let end = 0
  let words = 0
  for (const match of text.matchAll(/\S+/g)) {
    if (words === PIECE_WORDS) {
      pieces.push(text.slice(from, end))
      from = match.index
      words = 0
    }
    words++
    end = match.index + match[0].length
  }
  if (words >= FEWEST_WORDS) pieces.push(text.slice(from, end))
  return pieces
}

/**
 * The letters of a rhyme scheme ("ABAB CDCD", "a-b-a-b") as one row of capitals; null for capitals that are no
 * scheme: letters must come in the order of the alphabet, and one of them must come back. X is a line without rhyme.
 */
export function readRhymeLetters(found: string): string | null {
  const pieces = found.toUpperCase().split(/[ ,-]+/u)
  // An article may follow: "an ABAB pattern. A".
  if (pieces.length > 1 && (pieces[0]?.length ?? 0) > 1 && pieces.at(-1)?.length === 1) pieces.pop()
  const letters = pieces.join('')
  const rhymed = letters.replaceAll('X', '')
  const order = [...new Set(rhymed)]
  const low = order[0]?.charCodeAt(0) ?? 0
  const isRow = order.every((letter, i) => letter.charCodeAt(0) === low + i)
  return order.length < rhymed.length && isRow ? letters : null
}

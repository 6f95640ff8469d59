/**
 * A text without the blanks and the given characters at its end. A loop, because the pattern `[...]+$` tries again
 * at every character of a long run.
 */
export function trimEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && isCut(text.charAt(end - 1), signs)) end--
  return text.slice(0, end)
}

function isCut(sign: string, signs: string): boolean {
  return signs.includes(sign) || sign.trim() === ''
}

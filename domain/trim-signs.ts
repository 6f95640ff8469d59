/**
 * A text without the signs at its end. The pattern `/[.\s]+$/` says the same, but begins anew at each place of each run
 * of them: time that grows with the square of a long run.
 *
 * @param sign matches one UTF-16 unit
 */
export function trimSigns(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}

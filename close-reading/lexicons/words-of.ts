/**
 * The words of a list as the data files have it: lines with several words each.
 * @__NO_SIDE_EFFECTS__
 */
export function wordsOf(lines: readonly string[]): string[] {
  return lines.join(' ').split(' ')
}

/**
 * The same as a set, to ask whether a word is in the list.
 * @__NO_SIDE_EFFECTS__
 */
export function wordSet(lines: readonly string[]): ReadonlySet<string> {
  return new Set(wordsOf(lines))
}

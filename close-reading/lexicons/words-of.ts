/**
 * The words of a list as the data files have it: lines with several words each.
 * @__NO_SIDE_EFFECTS__
 */
export function wordsOf(lines: readonly string[]): string[] {
  return lines.join(' ').split(' ')
}

/**
 * The words of several lists as a set; a list is one string of words, or lines of them.
 * @__NO_SIDE_EFFECTS__
 */
export function wordSet(...lists: readonly (string | readonly string[])[]): ReadonlySet<string> {
  return new Set(lists.flat().join(' ').split(/\s+/u))
}

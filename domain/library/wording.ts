/** Whether the true answer to a yes-or-no question is yes, no, or neither of them alone. */
export type Sign = '+' | '-' | '?'

/** One wording of a written question, as students type it. A question that yes and no can't answer has no sign. */
export type Wording = { words: string; sign?: Sign }

/** Reads a wording as a file of the library holds it: "- does she mean it" is the words with their sign. */
export function parseWording(line: string): Wording {
  const [, sign, words] = /^([-+?]) (.+)$/su.exec(line) ?? []
  return sign && words ? { words, sign: sign as Sign } : { words: line }
}

/** The wording that reads as a sentence; the first one in a list is as students type it. */
export function carefulWording(ask: readonly Wording[]): string {
  const all = ask.map(({ words }) => words)
  return all.find((words) => /^[\p{Lu}“].*\?$/u.test(words)) ?? all.at(-1) ?? ''
}

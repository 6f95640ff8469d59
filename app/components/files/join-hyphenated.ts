/** Tells whether a word, in lower case, is in the word list. */
export type KnowsWord = (word: string) => boolean

const compoundStart =
  /\b(?:well|self|half|ill|ever|all|long|short|high|low|old|new|good|great|grand|mother|father|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|cold|dark|light|deep|far|out|by|to|so|man|ice|re|non|ex|pre|anti|semi)$/i

/** Joins lines, whose ends are marked by U+E000: a hyphen there joins the halves of one word, but a compound keeps it. */
export function joinHyphenated(text: string): string {
  const compounds = new Set(text.toLowerCase().match(/\p{L}+(?:-\p{L}+)?/gu) ?? [])
  return text
    .replaceAll('\u00ad\ue000', '')
    .replace(/(\p{L}+)(?:[-‐]\ue000(\p{L}+))?/gu, (word, first: string, second?: string) => {
      if (second === undefined) return word
      const isCompound = compoundStart.test(first) || compounds.has(`${first}-${second}`.toLowerCase())
      return isCompound || /^\p{Lu}/u.test(second) ? `${first}-${second}` : first + second
    })
    .replaceAll('\ue000', ' ')
    .replaceAll('\u00ad', '')
}

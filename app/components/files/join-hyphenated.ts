/** Tells whether a word, in lower case, is in the word list. */
export type KnowsWord = (word: string) => boolean

/**
 * Joins lines, whose ends are marked by U+E000. A hyphen there goes where the text or the word list has the whole
 * word; it stays where the text has the compound, or where both halves are words of their own.
 */
export function joinHyphenated(text: string, knows: KnowsWord = () => false): string {
  const words = text.toLowerCase().match(/\p{L}+(?:[-‐]\p{L}+)*/gu) ?? []
  const written = new Set(words)
  const isForeign = !areKnown(words, knows)
  return (
    text
      .replaceAll('\u00ad\ue000', '')
      .replace(
        /(\p{L}+)(?:([-‐]?)\ue000(\p{L}+))?/gu,
        (word, first: string, sign?: string, second?: string) => {
          if (second === undefined) return word
          if (!sign) return isCutBare(first, second, knows) ? first + second : word
          return isCompound(first, second, written, isForeign ? () => false : knows)
            ? `${first}-${second}`
            : first + second
        },
      )
      // A dash between spaces keeps its space; a hyphen inside of a number has none.
      .replace(/(\s[–—])\ue000/gu, '$1 ')
      .replace(/([-‐–—])\ue000(?=\p{Ll})/gu, '$1')
      .replace(/(\d[-‐–])\ue000(?=\d)/gu, '$1')
      .replace(
        /(\p{Script=Han}|[\u3000-\u30ff\uff01-\uff65])\ue000(?=\p{Script=Han}|[\u3000-\u30ff])/gu,
        '$1',
      )
      .replaceAll('\ue000', ' ')
      .replaceAll('\u00ad', '')
  )
}

/** In another language, halves that happen to be English words prove nothing. */
function areKnown(words: readonly string[], knows: KnowsWord): boolean {
  const some = words.slice(0, 200)
  return some.filter(knows).length >= some.length * 0.6
}

/** A word whose hyphen the file did not give; a piece that is a word of its own is none. */
function isCutBare(head: string, tail: string, knows: KnowsWord): boolean {
  return (
    /^\p{Ll}{2,}-\p{Ll}{2,}$/u.test(`${head}-${tail}`) && knows(head + tail) && !(knows(head) && knows(tail))
  )
}

function isCompound(first: string, second: string, written: ReadonlySet<string>, knows: KnowsWord): boolean {
  const [head, tail] = [first.toLowerCase(), second.toLowerCase()]
  if (written.has(`${head}-${tail}`)) return true
  // Nobody cuts a word behind capitals that go on in small letters: “X-ray”, “REC-xml”.
  if (/^\p{Lu}+$/u.test(first) && /^\p{Ll}/u.test(second)) return true
  if (written.has(head + tail) || knows(head + tail)) return false
  return /^\p{Lu}/u.test(second) || (knows(head) && knows(tail))
}

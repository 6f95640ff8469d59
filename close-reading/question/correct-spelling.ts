import { isEasyWord } from '../vocabulary/is-easy-word.ts'

/** The words by which questions are told apart. */
const KEYS =
  'what when why where who which how does mean means meant tone mood feel feels feeling feelings emotion simile metaphor literary personification alliteration onomatopoeia imagery symbol symbolize rhyme rhythm theme purpose author speaker narrator character message moral setting stanza sarcasm sarcastic irony ironic joking kidding serious sincere literally lying lied pretending polite compliment insult believe because happen happens happened summarize evidence compare different change changes attitude opinion embarrassed jealous disappointed nervous worried'.split(
    ' ',
  )
/** "Doesnt" is no misspelled "does". */
const CONTRACTED =
  /^(?:do|does|did|is|was|were|are|has|have|had|would|could|should|ca|wo)nt$|^(?:they|we|you)(?:re|ve|ll)$/u
/** Words that are spelled rightly and stand for another after a question word: "what dose it mean". */
const MISTAKEN = /^(what|how|why|where|when|who) dose\b/u
const MOST_WORDS = 60

/**
 * A question with misspelled question words corrected ("wat", "ment", "lieing"). A word is left as it is when it is
 * common, short, or stands in the passage; one letter may be wrong, in a word of six letters or more two.
 *
 * @param near words of the passage that may be meant as well, with one letter wrong
 */
export function correctSpelling(
  asked: string,
  known: (word: string) => boolean,
  near: readonly string[] = [],
): string {
  let count = 0
  return asked
    .replace(/ieing\b/gu, 'ying')
    .replace(/\p{L}+/gu, (word) => {
      count++
      if (
        word.length < 3 ||
        count > MOST_WORDS ||
        KEYS.includes(word) ||
        CONTRACTED.test(word) ||
        known(word) ||
        isEasyWord(word)
      )
        return word
      const most = word.length < 6 ? 1 : 2
      const meant = [
        ...KEYS.filter((key) => key[0] === word[0] && changesBetween(word, key, most) <= most),
        ...near.filter((one) => word.length > 3 && one[0] === word[0] && changesBetween(word, one, 1) <= 1),
      ]
      return meant.sort((a, b) => changesBetween(word, a, most) - changesBetween(word, b, most))[0] ?? word
    })
    .replace(MISTAKEN, '$1 does')
}

/** How many letters are added, left out, changed or swapped (Damerau and Levenshtein); more than `most` counts as most + 1. */
function changesBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

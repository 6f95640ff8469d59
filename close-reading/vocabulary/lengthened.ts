import { isKnownWord } from './is-known-word.ts'

const RUN_OF_THREE = /(\p{L})\1\1/u
/** Letters that English doubles in hardly any word. */
const RARELY_DOUBLE = /([aiuy])\1/u
const NUMERAL = /^[ivxlcdm]+$/u
/** A word with more runs than these is a scream, and stays one. */
const MOST_RUNS = 4
const LONGEST = 60

/** The word behind one whose letters are drawn out: "sooo", "haaappyyy", "yess" stays. The word itself where none is known. */
export function shortenLengthened(folded: string): string {
  if (folded.length > LONGEST || NUMERAL.test(folded)) return folded
  if (!RUN_OF_THREE.test(folded) && (!RARELY_DOUBLE.test(folded) || isKnownWord(folded))) return folded
  const pieces = folded.match(/(\p{L})\1*|[^\p{L}]+/gu) ?? []
  const runs = pieces.filter((piece) => piece.length > 1).length
  if (runs > MOST_RUNS) return folded
  let forms = ['']
  for (const piece of pieces) {
    const letter = piece[0] ?? ''
    const shorter = /\p{L}/u.test(letter) && piece.length > 1 ? [letter + letter, letter] : [piece]
    forms = shorter.flatMap((end) => forms.map((form) => form + end))
  }
  const isWord = (form: string) => form !== folded && new Set(form).size > 1 && isKnownWord(form)
  return forms.filter(isWord).sort((a, b) => b.length - a.length)[0] ?? folded
}

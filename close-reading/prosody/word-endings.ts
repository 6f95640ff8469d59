/** The sound of a plural or possessive s after this last sound. */
function pluralEnding(sounds: string): string {
  const last = sounds.charAt(sounds.length - 1)
  if ('szSZCj'.includes(last)) return '1z'
  return 'ptkfT'.includes(last) ? 's' : 'z'
}

function withPastEnding(sounds: string): string {
  const last = sounds.charAt(sounds.length - 1)
  if (last === 't' || last === 'd') return '1d'
  return 'pkfTsSC'.includes(last) ? 't' : 'd'
}

type Ending = { letters: string; swaps: readonly string[]; add: (sounds: string) => string }

/** What the dictionary may have instead of the ending: "loved" from "love", "cried" from "cry". */
const endings: readonly Ending[] = [
  { letters: "'s", swaps: [''], add: (s) => s + pluralEnding(s) },
  { letters: "s'", swaps: ['s', ''], add: (s) => ('szSZCj'.includes(s.slice(-1)) ? s : s + pluralEnding(s)) },
  {
    letters: "'d",
    swaps: ['', 'e', 'ed'],
    add: (s) =>
      s.endsWith('1d') || s.endsWith('ud')
        ? s.slice(0, -2) + withPastEnding(s.slice(0, -2))
        : s + withPastEnding(s),
  },
  { letters: 'ies', swaps: ['y', 'ie'], add: (s) => `${s}z` },
  { letters: 'es', swaps: ['e', ''], add: (s) => s + pluralEnding(s) },
  { letters: 's', swaps: [''], add: (s) => s + pluralEnding(s) },
  { letters: 'ied', swaps: ['y', 'ie'], add: (s) => `${s}d` },
  { letters: 'ed', swaps: ['e', ''], add: (s) => s + withPastEnding(s) },
  { letters: "in'", swaps: ['ing'], add: (s) => (s.endsWith('N') ? `${s.slice(0, -1)}n` : s) },
  { letters: 'ing', swaps: ['', 'e'], add: (s) => `${s}1N` },
  { letters: 'ness', swaps: [''], add: (s) => `${s}nus` },
  { letters: 'less', swaps: [''], add: (s) => `${s}lus` },
  { letters: 'ly', swaps: [''], add: (s) => `${s}l2` },
  { letters: 'ful', swaps: [''], add: (s) => `${s}ful` },
  { letters: 'eth', swaps: ['e', ''], add: (s) => `${s}1T` },
  { letters: 'iest', swaps: ['y'], add: (s) => `${s}ust` },
  { letters: 'est', swaps: ['e', ''], add: (s) => `${s}ust` },
  { letters: 'ier', swaps: ['y'], add: (s) => `${s}x` },
  { letters: 'er', swaps: ['e', ''], add: (s) => `${s}x` },
  { letters: 'ily', swaps: ['y'], add: (s) => `${s.slice(0, -1)}ul2` },
  { letters: 'iness', swaps: ['y'], add: (s) => `${s}nus` },
  { letters: "'st", swaps: ['', 'e'], add: (s) => `${s}st` },
]

function soundsOfStem(
  word: string,
  ending: Ending,
  swap: string,
  find: (word: string) => string | undefined,
) {
  const stem = word.slice(0, word.length - ending.letters.length)
  if (stem.length + swap.length < 2) return undefined
  const found = find(stem + swap)
  if (found) return found
  const last = stem.charAt(stem.length - 1)
  const doubled = swap === '' && last === stem.charAt(stem.length - 2) && !'aeious'.includes(last)
  return doubled && 'eig'.includes(ending.letters.charAt(0)) ? find(stem.slice(0, -1)) : undefined
}

/**
 * The sounds of a word from the sounds of its dictionary form: "thunders", "thund'ring", "loveliness".
 * @param word folded
 * @param find the dictionary: first pronunciation of a word
 * @returns the sounds, or undefined when no known form stands behind the ending
 */
export function soundEnding(word: string, find: (word: string) => string | undefined): string | undefined {
  for (const ending of endings) {
    if (!word.endsWith(ending.letters) || word.length <= ending.letters.length + 1) continue
    if (ending.letters === 's' && word.endsWith('ss')) continue
    for (const swap of ending.swaps) {
      const found = soundsOfStem(word, ending, swap, find)
      if (found) return ending.add(found)
    }
  }
  return undefined
}

const vowels = 'aeiouy'

function isVowel(letter: string): boolean {
  return letter !== '' && vowels.includes(letter)
}

/** u for v between vowels and v for u before a consonant: "heauens", "vp". */
function swapUV(word: string): string {
  let out = ''
  for (let i = 0; i < word.length; i++) {
    const letter = word.charAt(i)
    const after = word.charAt(i + 1)
    if (
      letter === 'u' &&
      (i === 0 || isVowel(word.charAt(i - 1)) || 'rl'.includes(word.charAt(i - 1))) &&
      isVowel(after)
    )
      out += 'v'
    else if (letter === 'v' && !isVowel(after) && after !== '') out += 'u'
    else out += letter
  }
  return out
}

const endings: readonly [old: string, now: readonly string[]][] = [
  ["'d", ['ed', 'd']],
  ['ie', ['y']],
  ['nesse', ['ness']],
  ['lesse', ['less']],
  ['full', ['ful']],
  ['all', ['al']],
  ['ll', ['l']],
  ['our', ['or']],
  ['oure', ['our', 'or']],
  ['aine', ['ain', 'ane']],
  ['ight', ['ite']],
  ['yde', ['ide']],
  ['ynd', ['ined', 'ind']],
  ['yre', ['ire']],
  ['yne', ['ine']],
  ['ye', ['y', 'igh']],
  ['e', ['']],
  ['d', ['ed']],
  ['t', ['ed']],
  ['s', ['ss', '']],
  ['ck', ['c']],
  ['que', ['c', 'ck']],
  ['', ['e']],
]

function withoutDouble(word: string): string {
  const last = word.charAt(word.length - 1)
  return last !== '' && last === word.charAt(word.length - 2) ? word.slice(0, -1) : word
}

/**
 * Today's spellings that an old or shortened spelling may stand for: "hastie" -> "hasty", "liue" -> "live",
 * "sunne" -> "sun", "thund'ring" -> "thundering". Some of them are no words; the caller looks them up.
 * @param word folded
 */
export function respell(word: string): string[] {
  const found = new Set<string>()
  const plain = swapUV(word)
  found.add(plain)
  for (const form of [plain, plain.replace(/'/g, 'e'), plain.replace(/'/g, ''), plain.replace(/y/g, 'i')]) {
    found.add(form)
    for (const [old, now] of endings) {
      if (!form.endsWith(old)) continue
      const stem = form.slice(0, form.length - old.length)
      for (const ending of now) {
        found.add(stem + ending)
        if (ending === '' || ending === 'ed') found.add(withoutDouble(stem) + ending)
      }
    }
  }
  found.delete(word)
  return [...found].filter((form) => form.length > 1)
}

import { STRESSED, UNSTRESSED, vowelAt, vowelPositions } from './sound-codes.ts'

/** Letters to sounds, the longest first; vowels are written as if stressed. `^` before a word, `$` after. */
const rules: readonly [letters: string, sounds: string, when?: 'start' | 'end' | 'soft' | 'beforeVowel'][] = [
  ['ought', 'Ot'],
  ['aught', 'Ot'],
  ['tious', 'SUs'],
  ['cious', 'SUs'],
  ['tion', 'SUn'],
  ['sion', 'ZUn'],
  ['cian', 'SUn'],
  ['tial', 'SUl'],
  ['cial', 'SUl'],
  ['ture', 'CR', 'end'],
  ['eigh', 'H'],
  ['ough', 'L'],
  ['augh', 'O'],
  ['ible', 'Jbul', 'end'],
  ['igh', 'I'],
  ['tch', 'C'],
  ['dge', 'j'],
  ['sch', 'sk'],
  ['ear', 'Jr'],
  ['eer', 'Jr'],
  ['ier', 'Jr', 'end'],
  ['air', 'Er'],
  ['are', 'Er', 'end'],
  ['ere', 'Jr', 'end'],
  ['ire', 'IR', 'end'],
  ['ore', 'Or', 'end'],
  ['ure', 'Fr', 'end'],
  ['oar', 'Or'],
  ['oor', 'Fr'],
  ['our', 'WR'],
  ['ous', 'Us', 'end'],
  ['all', 'Ol', 'end'],
  ['ald', 'Old', 'end'],
  ['alk', 'Ok', 'end'],
  ['ind', 'Ind', 'end'],
  ['ynd', 'Ind', 'end'],
  ['ild', 'Ild', 'end'],
  ['old', 'Lld', 'end'],
  ['oll', 'Ll', 'end'],
  ['ost', 'Lst', 'end'],
  ['ign', 'In', 'end'],
  ['que', 'k', 'end'],
  ['gue', 'g', 'end'],
  ['ngs', 'Nz', 'end'],
  ['ing', 'JN'],
  ['ch', 'C'],
  ['sh', 'S'],
  ['th', 'T'],
  ['ph', 'f'],
  ['gh', 'g', 'start'],
  ['gh', ''],
  ['wh', 'w'],
  ['ck', 'k'],
  ['kn', 'n', 'start'],
  ['wr', 'r', 'start'],
  ['gn', 'n', 'start'],
  ['ps', 's', 'start'],
  ['mb', 'm', 'end'],
  ['ng', 'N', 'end'],
  ['nk', 'Nk'],
  ['qu', 'kw'],
  ['sc', 's', 'soft'],
  ['cc', 'ks', 'soft'],
  ['ee', 'Y'],
  ['ea', 'Y'],
  ['ai', 'H'],
  ['ay', 'H'],
  ['ei', 'Y'],
  ['ey', 'Y', 'end'],
  ['ey', 'H'],
  ['oa', 'L'],
  ['oe', 'L', 'end'],
  ['ow', 'L', 'end'],
  ['ow', 'W'],
  ['ou', 'W'],
  ['oo', 'G'],
  ['oi', 'Q'],
  ['oy', 'Q'],
  ['au', 'O'],
  ['aw', 'O'],
  ['ew', 'G'],
  ['eu', 'G'],
  ['ue', 'G', 'end'],
  ['ui', 'G'],
  ['ie', 'Y'],
  ['ar', 'Ar'],
  ['er', 'R'],
  ['ir', 'R'],
  ['ur', 'R'],
  ['yr', 'R'],
  ['or', 'Or'],
  ['c', 's', 'soft'],
  ['g', 'j', 'soft'],
  ['y', 'y', 'start'],
  ['x', 'z', 'start'],
]

const byFirst = new Map<string, (typeof rules)[number][]>()
for (const rule of rules) {
  const first = rule[0].charAt(0)
  byFirst.set(first, [...(byFirst.get(first) ?? []), rule])
}

const single: Record<string, string> = {
  a: 'B',
  b: 'b',
  c: 'k',
  d: 'd',
  e: 'E',
  f: 'f',
  g: 'g',
  h: 'h',
  i: 'J',
  j: 'j',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  o: 'A',
  p: 'p',
  q: 'k',
  r: 'r',
  s: 's',
  t: 't',
  u: 'U',
  v: 'v',
  w: 'w',
  x: 'ks',
  y: 'J',
  z: 'z',
}
const long: Record<string, string> = { a: 'H', e: 'Y', i: 'I', o: 'L', u: 'G', y: 'I' }
const weakStart =
  /^(?:a(?=[bdglmrw][aeiou])|be|de|re|en|em|un|in|im|for|mis|dis|ex|con|com|pro|pre|per|sur|to)(?=[^aeiou'x])/
const stressBeforeEnd = /(?:tion|sion|cian|tial|cial|tious|cious|ics?|ity|ian|ious)$/

function isVowelLetter(letter: string): boolean {
  return letter !== '' && 'aeiouy'.includes(letter)
}

function fits(word: string, at: number, rule: (typeof rules)[number]): boolean {
  if (!word.startsWith(rule[0], at)) return false
  const after = word.charAt(at + rule[0].length)
  switch (rule[2]) {
    case 'start':
      return at === 0 && (rule[0] !== 'y' || isVowelLetter(after))
    case 'end':
      return after === '' || (after === 's' && at + rule[0].length === word.length - 1)
    case 'soft':
      return after !== '' && 'eiy'.includes(after)
    default:
      return true
  }
}

/** Is the vowel letter at `at` made long by one consonant and a silent e at the end ("shade", "shades")? */
function isLong(word: string, at: number): boolean {
  const rest = word.slice(at + 1)
  return rest.length <= 4 && /^[bcdfgklmnprstvz]es?$|^the$|^ste$/.test(rest)
}

/** Is the e at `at` silent? "shade", "shades", "walked", but not "wicked" after t or d, nor "me". */
function isSilentE(word: string, at: number, vowels: number): boolean {
  if (vowels === 0 || word.charAt(at) !== 'e') return false
  const rest = word.slice(at + 1)
  const before = word.charAt(at - 1)
  if (rest === '') return !(before === 'l' && !isVowelLetter(word.charAt(at - 2)))
  if (rest === 's') return !/(?:[sxzcg]|ch|sh)$/.test(word.slice(0, at))
  return rest === 'd' && before !== 't' && before !== 'd'
}

function soundsOf(word: string): string {
  let out = ''
  let vowels = 0
  for (let at = 0; at < word.length; ) {
    const letter = word.charAt(at)
    if (isSilentE(word, at, vowels)) {
      at++
      continue
    }
    const rule = (byFirst.get(letter) ?? []).find((candidate) => fits(word, at, candidate))
    const atEnd = at === word.length - 1
    let sounds = single[letter] ?? ''
    if (rule) sounds = rule[1]
    else if (letter in long && isLong(word, at)) sounds = long[letter] ?? ''
    else if (letter === 'e' && atEnd && word.charAt(at - 1) === 'l' && vowels > 0) sounds = ''
    else if (letter === 'y' && atEnd) sounds = vowels > 0 ? 'Y' : 'I'
    else if (letter === 'y' && at > 0 && isVowelLetter(word.charAt(at + 1))) sounds = 'y'
    else if ((letter === 'o' || letter === 'e' || letter === 'i') && atEnd) sounds = long[letter] ?? ''
    else if (
      letter === 's' &&
      at > 0 &&
      isVowelLetter(word.charAt(at - 1)) &&
      !'st'.includes(word.charAt(at + 1))
    ) {
      sounds = isVowelLetter(word.charAt(at + 1)) ? 'z' : 's'
    } else if (letter === word.charAt(at - 1) && !(letter in long)) sounds = ''
    if (letter === 'l' && word.slice(at) === 'le' && at > 0 && !isVowelLetter(word.charAt(at - 1)))
      sounds = 'Ul'
    for (let i = 0; i < sounds.length; i++) if (vowelAt(sounds, i) >= 0) vowels++
    out += sounds
    at += rule ? rule[0].length : 1
  }
  return out
}

/** Put the one main stress: on the first syllable, after a weak opening, or before an ending that draws it. */
function stressOne(word: string, sounds: string): string {
  const vowels = vowelPositions(sounds)
  let main = weakStart.test(word) && vowels.length > 1 ? 1 : 0
  if (stressBeforeEnd.test(word) && vowels.length > 1)
    main = vowels.length - (/i(?:ty|an|ous)$/.test(word) ? 3 : 2)
  const stressed = vowels[Math.max(0, Math.min(main, vowels.length - 1))]
  let out = ''
  for (let i = 0; i < sounds.length; i++) {
    const vowel = vowelAt(sounds, i)
    out += vowel < 0 || i === stressed ? sounds.charAt(i) : UNSTRESSED.charAt(vowel)
  }
  return out
}

/**
 * Guess how a word sounds from its letters.
 * @param word folded (lower case, straight apostrophe)
 * @returns one letter a sound (see sound-codes.ts); empty when the word holds no letter a to z
 */
export function spellSounds(word: string): string {
  const letters = word.replace(/[^a-z]/g, '').slice(0, 40)
  const sounds = soundsOf(letters)
  let hasVowel = false
  for (let i = 0; i < sounds.length && !hasVowel; i++) hasVowel = vowelAt(sounds, i) >= 0
  if (sounds !== '' && !hasVowel) return sounds.charAt(0) + STRESSED.charAt(2) + sounds.slice(1)
  return stressOne(letters, sounds)
}

import { stressAt, vowelAt } from './sound-codes.ts'

/** How the ends of two lines agree in sound, from most to least. */
export const RHYME_KINDS = [
  'same word',
  'long rhyme',
  'full rhyme',
  'last syllable',
  'open vowels near',
  'end sounds, near vowel',
  'end sounds',
  'vowel, near end',
  'vowel',
  'none',
] as const
export type RhymeKind = (typeof RHYME_KINDS)[number]

/** The end of one way of saying a word: from the last stressed vowel, and from the last vowel. */
export type Rime = { full: string; vowel: number; coda: string; stressed: boolean; syllables: number }

const AY = 5
const AW = 4
const ER = 7

/** Vowels that poets of other times rhymed, one set a line, as numbers of sound-codes.ts. */
const nearSets: readonly (readonly string[])[] = [
  ['AH', 'UW', 'OW', 'AO', 'AA', 'UH'],
  ['EH', 'IY', 'EY'],
  ['AY', 'IH', 'IY', 'OY'],
  ['AE', 'AA', 'AO', 'EY', 'EH'],
  ['AW', 'OW', 'UW', 'AH'],
  ['IH', 'EH', 'AH'],
]
const names = ['AA', 'AE', 'AH', 'AO', 'AW', 'AY', 'EH', 'ER', 'EY', 'IH', 'IY', 'OW', 'OY', 'UH', 'UW']
const near = new Uint8Array(15 * 15)
for (const set of nearSets) {
  for (const a of set) for (const b of set) near[names.indexOf(a) * 15 + names.indexOf(b)] = 1
}

/** Every r-colored vowel is near every other: "word" and "lord", "earth" and "hearth". */
function isNear(a: Rime, b: Rime): boolean {
  if (a.coda.charAt(0) === 'r' && b.coda.charAt(0) === 'r') return true
  return near[a.vowel * 15 + b.vowel] === 1
}

function lastVowel(sounds: string): number {
  let at = sounds.length - 1
  while (at >= 0 && vowelAt(sounds, at) < 0) at--
  return at
}

/** "fire" and "power" end in one long syllable: the er after the glide becomes r. */
function closeGlide(sounds: string): string {
  const at = lastVowel(sounds)
  const before = at < 1 ? -1 : vowelAt(sounds, at - 1)
  return vowelAt(sounds, at) === ER && (before === AY || before === AW)
    ? `${sounds.slice(0, at)}r${sounds.slice(at + 1)}`
    : sounds
}

/** The vowels without their stress, so that "-y" of "lady" and "be" can be compared. */
function bare(sounds: string): string {
  let out = ''
  for (let i = 0; i < sounds.length; i++) {
    const vowel = vowelAt(sounds, i)
    if (vowel < 0) out += sounds.charAt(i)
    else out += vowel === ER ? 'Rr' : String.fromCharCode(65 + vowel)
  }
  return out
}

/** The end of a word by one way of saying it; undefined when it holds no vowel. */
export function rimeOf(way: string): Rime | undefined {
  const sounds = closeGlide(way)
  const last = lastVowel(sounds)
  if (last < 0) return undefined
  let from = last
  while (from >= 0 && stressAt(sounds, from) < 1) from--
  let syllables = 0
  for (let i = Math.max(0, from); i < sounds.length; i++) if (vowelAt(sounds, i) >= 0) syllables++
  const vowel = vowelAt(sounds, last)
  return {
    full: bare(sounds.slice(from < 0 ? last : from)),
    vowel,
    coda: (vowel === ER ? 'r' : '') + sounds.slice(last + 1),
    stressed: stressAt(sounds, last) > 0,
    syllables,
  }
}

const voiceless: Record<string, string> = {
  b: 'p',
  d: 't',
  g: 'k',
  v: 'f',
  z: 's',
  D: 'T',
  Z: 'S',
  j: 'C',
  N: 'n',
  m: 'n',
}

function soften(coda: string): string {
  let out = ''
  for (const sound of coda) out += voiceless[sound] ?? sound
  return out
}

function hasNearCoda(a: string, b: string): boolean {
  if (a === '' || b === '') return false
  const x = soften(a)
  const y = soften(b)
  return x === y || x.startsWith(y) || y.startsWith(x) || x.charAt(x.length - 1) === y.charAt(y.length - 1)
}

/** How two word ends agree. */
export function compareRimes(a: Rime, b: Rime): RhymeKind {
  if (a.full === b.full) return a.syllables > 1 ? 'long rhyme' : 'full rhyme'
  if (a.vowel === b.vowel && a.coda === b.coda) return 'last syllable'
  if (a.coda === b.coda) {
    if (a.coda === '') return isNear(a, b) ? 'open vowels near' : 'none'
    return isNear(a, b) ? 'end sounds, near vowel' : 'end sounds'
  }
  if (a.vowel === b.vowel) return hasNearCoda(a.coda, b.coda) ? 'vowel, near end' : 'vowel'
  return 'none'
}

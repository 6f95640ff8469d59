/**
 * One letter a sound. Consonants: b d f g h k l m n p r s t v w y z, C (ch), D (th in "this"), j, N (ng),
 * S (sh), T (th in "thin"), Z (s in "measure"). A vowel has three letters: stressed, unstressed,
 * half stressed, in the order of the fifteen vowels of CMUdict.
 */
export const VOWEL_NAMES = [
  'AA',
  'AE',
  'AH',
  'AO',
  'AW',
  'AY',
  'EH',
  'ER',
  'EY',
  'IH',
  'IY',
  'OW',
  'OY',
  'UH',
  'UW',
]
export const STRESSED = 'ABUOWIERHJYLQFG'
export const UNSTRESSED = 'acuoqiex0123456'
export const HALF_STRESSED = '!#%&()*+,-./:;<'

const vowelNumber = new Int8Array(128).fill(-1)
const stressOf = new Int8Array(128).fill(-1)
for (const [stress, letters] of [UNSTRESSED, STRESSED, HALF_STRESSED].entries()) {
  for (let i = 0; i < letters.length; i++) {
    vowelNumber[letters.charCodeAt(i)] = i
    stressOf[letters.charCodeAt(i)] = stress
  }
}

/** Number of the vowel (0 to 14, as in VOWEL_NAMES) that stands at `at`, or -1 for a consonant. */
export function vowelAt(sounds: string, at: number): number {
  return vowelNumber[sounds.charCodeAt(at) & 127] ?? -1
}

/** Positions of the vowels, one for each syllable. */
export function vowelPositions(sounds: string): number[] {
  const positions: number[] = []
  for (let i = 0; i < sounds.length; i++) if (vowelAt(sounds, i) >= 0) positions.push(i)
  return positions
}

/** 0 unstressed, 1 stressed, 2 half stressed, -1 for a consonant. */
export function stressAt(sounds: string, at: number): number {
  return stressOf[sounds.charCodeAt(at) & 127] ?? -1
}

/** The stress of each syllable of a word, in order: [1, 0] for "heaven". */
export function stresses(sounds: string): number[] {
  const found: number[] = []
  for (let i = 0; i < sounds.length; i++) {
    const stress = stressAt(sounds, i)
    if (stress >= 0) found.push(stress)
  }
  return found
}

/** The same vowel with another stress (0, 1 or 2). */
export function withStress(vowel: number, stress: number): string {
  return ([UNSTRESSED, STRESSED, HALF_STRESSED][stress] ?? UNSTRESSED).charAt(vowel)
}

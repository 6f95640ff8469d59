import { capitalize } from '../phrasing/phrasing.ts'
import type { Person } from '../scene/cast.ts'
import { wordsIn } from '../vocabulary/little-words.ts'

/** Somebody in the words of a reading: "Priya", "the twins", "the speaker". */
export type PersonNamed = {
  name: string
  /** The name at the beginning of a sentence. */
  opening: string
  number: 'one' | 'several'
  /** The voice of the text and no person in it. */
  isVoice: boolean
}

/**
 * How a reading names a person of the passage: as the question does, "Abel" and not "Mr. Abel".
 *
 * @param asked the question folded, apostrophes left out
 */
export function nameOfPerson({ name, several }: Person, asked: string): PersonNamed {
  const words = new Set(wordsIn(asked))
  const own = name.split(' ').filter((word) => {
    const folded = word.toLowerCase().replace(/['’.]/gu, '')
    return /^\p{Lu}/u.test(word) && (words.has(folded) || words.has(`${folded}s`))
  })
  const isTitle = own.every((word) => word.endsWith('.'))
  const shown = isTitle ? name : own.join(' ')
  // "The sergeant" is a name in "Sergeant Wills" alone.
  const noun = `the ${shown.toLowerCase()}`
  return named(asked.includes(`${noun} `) ? noun : shown, several ? 'several' : 'one')
}

/** How a reading names two who are asked about together. */
export function nameOfBoth({ name }: PersonNamed, other: PersonNamed): PersonNamed {
  return named(`${name} and ${other.name}`, 'several')
}

/** How a reading names somebody whom the question calls "she" or "they": nobody is put in their place. */
export function nameOfPronoun(pronoun: 'he' | 'she' | 'they'): PersonNamed {
  return named(pronoun, pronoun === 'they' ? 'several' : 'one')
}

/** How a reading names the voice of a text that nobody else is asked about: "the speaker". */
export function nameOfVoice(voice: string): PersonNamed {
  return { ...named(voice, 'one'), isVoice: true }
}

/** How a reading names somebody in the question's own words: "the teacher". */
export function nameOfNoun(noun: string): PersonNamed {
  return named(noun, /[^s]s$|(?:people|men|women|children)$/u.test(noun) ? 'several' : 'one')
}

function named(name: string, number: PersonNamed['number']): PersonNamed {
  return { name, opening: capitalize(name), number, isVoice: false }
}

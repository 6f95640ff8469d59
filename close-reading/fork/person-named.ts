import { capitalize } from '../explanation/phrasing.ts'
import type { Person } from '../scene/cast.ts'

/** Somebody in the words of a reading: "Priya", "the twins", "the speaker". */
export type PersonNamed = {
  name: string
  /** The name at the beginning of a sentence. */
  opening: string
  number: 'one' | 'several'
  /** The voice of the text and no person in it. */
  isVoice: boolean
}

/** How a reading names a person of the passage. */
export function nameOfPerson({ name, several }: Person): PersonNamed {
  return {
    name,
    opening: capitalize(name),
    number: several ? 'several' : 'one',
    isVoice: false,
  }
}

/** How a reading names somebody whom the question calls "she" or "they": nobody is put in their place. */
export function nameOfPronoun(pronoun: 'he' | 'she' | 'they'): PersonNamed {
  const number = pronoun === 'they' ? 'several' : 'one'
  return {
    name: pronoun,
    opening: capitalize(pronoun),
    number,
    isVoice: false,
  }
}

/** How a reading names the voice of a text that nobody else is asked about: "the speaker". */
export function nameOfVoice(voice: string): PersonNamed {
  return {
    name: voice,
    opening: capitalize(voice),
    number: 'one',
    isVoice: true,
  }
}

/** How a reading names somebody whom only the question names: "the teacher". */
export function nameOfNoun(noun: string): PersonNamed {
  return { ...nameOfVoice(noun), isVoice: false, number: /[^s]s$/u.test(noun) ? 'several' : 'one' }
}

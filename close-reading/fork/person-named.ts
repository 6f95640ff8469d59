import { capitalize } from '../explanation/phrasing.ts'
import type { Person } from '../scene/cast.ts'
import wording from '../wording/fork.json' with { type: 'json' }

/** Somebody in the words of a reading: "Priya", "the twins", "the speaker". */
export type PersonNamed = {
  name: string
  /** The name at the beginning of a sentence. */
  opening: string
  number: 'one' | 'several'
  /** "she says", "they say". */
  theySpeak: string
  /** The voice of the text and no person in it. */
  isVoice: boolean
}

/** How a reading names a person of the passage: whose "he" or "she" the text does not show is "they". */
export function nameOfPerson({ name, pronoun, shown, several }: Person): PersonNamed {
  const known = several || !shown || (pronoun !== 'he' && pronoun !== 'she') ? 'they' : pronoun
  return {
    name,
    opening: capitalize(name),
    number: several ? 'several' : 'one',
    theySpeak: wording.says[known],
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
    theySpeak: wording.says[pronoun],
    isVoice: false,
  }
}

/** How a reading names the voice of a text that nobody else is asked about: "the speaker". */
export function nameOfVoice(voice: string): PersonNamed {
  return {
    name: voice,
    opening: capitalize(voice),
    number: 'one',
    theySpeak: wording.says.they,
    isVoice: true,
  }
}

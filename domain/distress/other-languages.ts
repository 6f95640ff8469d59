import { ofOtherLanguages } from './message-phrases.ts'
import { hasPhrase, type Trouble } from './pattern.ts'

/** Words that are looked at together, and how many of them are looked at again with the next. */
const [most, again] = [40, 10]

/**
 * What a short list finds in languages that families at our schools speak: the plainest words for wanting to die, for
 * wounds, for being hit or touched, for not eating and for being alone; and a farewell. It finds little else.
 */
export function findInOtherLanguages(text: string): Trouble | null {
  const words = wordsOf(text).split(' ')
  let possible: Trouble | null = null
  for (let from = 0; from === 0 || from + again < words.length; from += most - again) {
    const part = words.slice(from, from + most).join(' ')
    for (const pattern of ofOtherLanguages) {
      if (!hasPhrase(pattern, part)) continue
      const { tier, kind } = pattern
      if (tier === 'clear') return { tier, kind }
      possible ??= { tier, kind }
    }
  }
  return possible
}

/** The words alone, without the accents that many leave out. */
export function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .replace(/([a-z]{40})[a-z]+/g, '$1')
    .trim()
}

import { type PassageFromLibrary, passageFromLibrary } from '#domain/library/passage-from-library'
import { readAnnotatedTexts } from './readings.ts'

/** The text that an address asks for with `?text=SLUG`; null when it asks for none, or for one that is not there. */
export function givenText(address: string): PassageFromLibrary | null {
  const slug = new URL(address).searchParams.get('text')
  const reading = slug === null ? undefined : readAnnotatedTexts().find((one) => one.slug === slug)
  return reading ? passageFromLibrary(reading) : null
}

import { type GivenText, givenTextOf } from '#domain/library/given-text'
import { readLibrary } from './readings.ts'

/** The text that an address asks for with `?text=SLUG`; null when it asks for none, or for one that is not there. */
export function givenText(address: string): GivenText | null {
  const slug = new URL(address).searchParams.get('text')
  const reading = slug === null ? undefined : readLibrary().find((one) => one.slug === slug)
  return reading ? givenTextOf(reading) : null
}

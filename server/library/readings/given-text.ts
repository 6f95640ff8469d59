import { showText } from '#domain/library/places'
import type { Reading } from '#domain/library/reading'
import { readLibrary } from './readings.ts'

/** A text of the library that the reader's form begins with. */
export type GivenText = { title: string; author: string; passage: string }

/** The text that an address asks for with `?text=SLUG`; null when it asks for none, or for one that is not there. */
export function givenText(address: string): GivenText | null {
  const slug = new URL(address).searchParams.get('text')
  const reading = slug === null ? undefined : readLibrary().find((one) => one.slug === slug)
  return reading ? textOf(reading) : null
}

/** A text as the form takes it. */
export function textOf({ title, author, text }: Reading): GivenText {
  return { title, author, passage: showText(text).text }
}

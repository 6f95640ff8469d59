import type { AnnotatedText } from '#domain/library/annotated-text'
import { builtLibrary } from './built-library.ts'
import { readCompiled } from './compiled-readings.ts'
import { loadReadings, parseReading, readingsFolder } from './load-readings.ts'

let known: AnnotatedText[] | undefined

/** The readings of the product, by title, read once. Throws as `loadReadings` does. */
export function readAnnotatedTexts(): AnnotatedText[] {
  known ??= withPreviewed(
    (builtLibrary ? readCompiled(readingsFolder, builtLibrary) : null) ?? loadReadings(readingsFolder),
  )
  return known
}

/** `npm run library -- preview FILE` names a reading that stands among the others, or in the place of one. */
function withPreviewed(readings: AnnotatedText[]): AnnotatedText[] {
  const file = process.env.LIBRARY_PREVIEW
  const reading = file ? parseReading(file).reading : null
  return reading ? [...readings.filter(({ slug }) => slug !== reading.slug), reading] : readings
}

import type { Reading } from '#domain/library/reading'
import { compiledFile, readCompiled } from './compiled-readings.ts'
import { loadReadings, parseReading, readingsFolder } from './load-readings.ts'

let known: Reading[] | undefined

/** The readings of the product, by title, read once. Throws as `loadReadings` does. */
export function readLibrary(): Reading[] {
  const isBuilt = process.env.NODE_ENV === 'production'
  known ??= withPreviewed(
    (isBuilt ? readCompiled(readingsFolder, compiledFile) : null) ?? loadReadings(readingsFolder),
  )
  return known
}

/** `npm run library -- preview FILE` names a reading that stands among the others, or in the place of one. */
function withPreviewed(readings: Reading[]): Reading[] {
  const file = process.env.LIBRARY_PREVIEW
  const reading = file ? parseReading(file).reading : null
  return reading ? [...readings.filter(({ slug }) => slug !== reading.slug), reading] : readings
}

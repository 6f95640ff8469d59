import type { Reading } from '#domain/library/reading'
import { compiledFile, readCompiled } from './compiled-readings.ts'
import { loadReadings, readingsFolder } from './load-readings.ts'

let known: Reading[] | undefined

/** The readings of the product, by title, read once. Throws as `loadReadings` does. */
export function readLibrary(): Reading[] {
  const isBuilt = process.env.NODE_ENV === 'production'
  known ??= (isBuilt ? readCompiled(readingsFolder, compiledFile) : null) ?? loadReadings(readingsFolder)
  return known
}

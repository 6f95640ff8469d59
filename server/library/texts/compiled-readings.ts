import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { findReadingFiles, loadReadings } from './load-readings.ts'

/** Where the build puts every reading as one JSON file: reading the YAML files takes 100 times as long. */
export const compiledFile = join('build', 'server', 'library.json')

type Compiled = { files: string[]; readings: AnnotatedText[] }

/** Checks every reading in a folder and writes them all into one file. Throws as `loadReadings` does. */
export function compileReadings(folder: string, file: string): void {
  const compiled: Compiled = { files: findReadingFiles(folder), readings: loadReadings(folder) }
  writeFileSync(file, JSON.stringify(compiled))
}

/** The readings from that file; null when it is not there, or older than a reading, or made of other files. */
export function readCompiled(folder: string, file: string): AnnotatedText[] | null {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (made === undefined) return null
  const files = findReadingFiles(folder)
  if (files.some((one) => statSync(one).mtimeMs > made)) return null
  const compiled = JSON.parse(readFileSync(file, 'utf8')) as Compiled
  return compiled.files.join('\n') === files.join('\n') ? compiled.readings : null
}

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type AnnotatedText, annotatedTextSchema } from '#domain/library/annotated-text'
import { checkFront } from '../check-front.ts'

/** Where the readings of the product lie, in a folder for each first letter. */
export const readingsFolder = join('content', 'library')

/** The reading in a file. Each problem is "field: reason"; nothing is thrown but for a file that can't be read. */
export function parseReading(file: string): { reading: AnnotatedText | null; problems: string[] } {
  const { value, problems } = checkFront(annotatedTextSchema, readFileSync(file, 'utf8'))
  if (value && `${value.slug}.yaml` !== basename(file))
    return { reading: value, problems: ['slug: differs from the name of the file'] }
  return { reading: value, problems }
}

/** Files of readings in a folder and its folders, in the order of their names. */
export function findReadingFiles(folder: string = readingsFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name))
}

/**
 * Every reading in a folder, by title.
 * Throws an Error that names each wrong file and what is wrong in it, a line each: a library with a broken file
 * must not start.
 */
export function loadReadings(folder: string): AnnotatedText[] {
  const readings: AnnotatedText[] = []
  const wrong: string[] = []
  for (const file of findReadingFiles(folder)) {
    const { reading, problems } = parseReading(file)
    const all = [...problems]
    if (reading && !file.endsWith(join(reading.slug.charAt(0), `${reading.slug}.yaml`)))
      all.push(`slug: the file belongs into the folder "${reading.slug.charAt(0)}"`)
    if (reading) readings.push(reading)
    wrong.push(...all.map((problem) => `  ${file}: ${problem}`))
  }
  if (wrong.length > 0) throw new Error(`These readings are wrong:\n${wrong.join('\n')}`)
  return readings.sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

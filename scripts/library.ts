// Readings of the library: npm run library -- check [FILE ...] | add FILE ... | date [FILE ...] | preview FILE
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckedReading, checkReading } from '#server/library/texts/check-reading'
import { findReadingFiles, parseReading, readingsFolder } from '#server/library/texts/load-readings'
import { hasDate, withDate } from '#server/library/texts/reading-date'
import type { KnownSentences } from '#server/library/texts/sheet'

const usage = `Use: npm run library -- check [FILE ...]   (all files of the library without a name)
   or: npm run library -- add FILE ...       (checks each file, copies it to its place when nothing is wrong, and dates it)
   or: npm run library -- date [FILE ...]    (writes today as the day of the change; without a name into each file that has no day)
   or: npm run library -- preview FILE       (checks the file and shows it on its page, to this computer alone)`

/** Prints what is wrong with a file, or its figures. Sentences of a wrong file are not compared with. The slug of a file that may go in, else null. */
function check(file: string, known: KnownSentences): string | null {
  const { reading, problems } = parseReading(file)
  const sentences: KnownSentences = new Map(known)
  const checked = reading ? checkReading(reading, sentences) : null
  const all = [...problems, ...(checked?.problems ?? [])]
  console.log(`${all.length > 0 ? 'FAIL' : 'ok  '} ${file}${checked ? `: ${describe(checked)}` : ''}`)
  for (const problem of all) console.log(`  ${problem}`)
  if (!reading || all.length > 0) return null
  for (const [sentence, slug] of sentences) known.set(sentence, slug)
  return reading.slug
}

function describe({ figures: { text, ours, quotations, grade } }: CheckedReading): string {
  const grades = `grade ${grade.plain.toFixed(1)} plain, ${grade.full.toFixed(1)} full`
  return `${text} words of text, ${ours} of ours, ${quotations} quotations, ${grades}`
}

/** Sentences of the library without those readings that are about to be replaced. */
function sentencesBeside(files: string[]): KnownSentences {
  const known: KnownSentences = new Map()
  const replaced = new Set(files.map((file) => parseReading(file).reading?.slug))
  for (const { reading } of findReadingFiles().map(parseReading))
    if (reading && !replaced.has(reading.slug)) checkReading(reading, known)
  return known
}

function add(files: string[]): boolean {
  const known = sentencesBeside(files)
  let isWhole = true
  for (const file of files) {
    const slug = check(file, known)
    if (slug === null) {
      isWhole = false
      continue
    }
    const folder = join(readingsFolder, slug.charAt(0))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${slug}.yaml`), withDate(readFileSync(file, 'utf8'), today()))
  }
  return isWhole
}

function date(files: string[]): void {
  const dated =
    files.length > 0 ? files : findReadingFiles().filter((file) => !hasDate(readFileSync(file, 'utf8')))
  for (const file of dated) writeFileSync(file, withDate(readFileSync(file, 'utf8'), today()))
  console.log(
    `${dated.length} ${dated.length === 1 ? 'reading has' : 'readings have'} the day ${today()} now.`,
  )
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Also a file with faults is shown, as long as its fields can be read: seeing it helps to mend it. */
async function preview(file: string): Promise<void> {
  check(file, new Map())
  const { reading } = parseReading(file)
  if (!reading) {
    process.exitCode = 1
    return
  }
  const { previewText: previewReading } = await import('./preview-text.ts')
  await previewReading(file, reading.slug)
}

async function main(): Promise<void> {
  const [act, ...named] = process.argv.slice(2)
  if (act === 'add' && named.length > 0) {
    process.exitCode = add(named) ? 0 : 1
    return
  }
  if (act === 'date') {
    date(named)
    return
  }
  if (act === 'preview' && named[0] && named.length === 1) {
    await preview(named[0])
    return
  }
  if (act !== 'check') throw new Error(usage)
  const known: KnownSentences = new Map()
  const files = named.length > 0 ? named : findReadingFiles()
  const passed = files.map((file) => check(file, known)).filter((slug) => slug !== null)
  console.log(`${passed.length} of ${files.length} readings have nothing wrong.`)
  process.exitCode = passed.length === files.length ? 0 : 1
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadKnownWords } from '../../app/components/files/known-words.ts'
import { readPdf } from '../../app/components/files/pdf/read-pdf.ts'
import { percentile } from './measure.ts'
import { printFigure } from './readme.ts'

const folder = join(import.meta.dirname, '../../tests/pdf-files')
const ROUNDS = 5

/** Milliseconds for a page of a PDF: those of the tests, each one by itself, or the files of the folder PDF_FILES. */
export async function benchPdf(): Promise<void> {
  const from = process.env.PDF_FILES ?? folder
  const knows = await loadKnownWords()
  const times: number[] = []
  for (const name of readdirSync(from).filter((one) => one.endsWith('.pdf'))) {
    const bytes = readFileSync(join(from, name))
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      let pages = 1
      const onPage = (_: number, last: number) => {
        pages = last
      }
      const options = { preserveLines: false, most: 100_000, knows, onPage, pages: { from: 1, to: 60 } }
      await readPdf(new Uint8Array(bytes), options).catch(() => null)
      times.push((performance.now() - start) / pages)
    }
  }
  const at = (share: number) => percentile(times, share).toFixed(1)
  printFigure(
    'A page of a PDF, from its bytes to its text, the files of the tests',
    `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, at most ${at(1)} ms`,
  )
}

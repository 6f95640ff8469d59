import type { FileKind } from '#domain/file-text'
import { limits } from '#domain/limits'
import type { UploadProblem } from '#domain/uploads'
import type { Chapter } from './book-text.ts'
import { decodeText } from './decode-text.ts'
import { FileProblem } from './file-problem.ts'
import { joinBrokenLines } from './join-lines.ts'
import { loadKnownWords } from './known-words.ts'
import type { PdfPages, PdfText } from './pdf/read-pdf.ts'

/** A photo goes to a worker of its own. */
type ReadKind = Exclude<FileKind, 'photo'>

export type FileJob = {
  bytes: ArrayBuffer
  kind: ReadKind
  preserveLines: boolean
  pages?: PdfPages | undefined
}

/** The tag tells our messages from those that pdf.js posts in the same worker. */
export type FileReply = { tag: 'tonewise' } & (
  | { kind: 'page'; page: number; pages: number }
  | { kind: 'text'; text: string; pdf?: PdfText | undefined }
  | { kind: 'chapters'; chapters: Chapter[] }
  | { kind: 'problem'; problem: UploadProblem; found?: number }
)

type Found =
  | { text: string; pdf?: PdfText }
  | { chapters: Chapter[] }
  | { problem: UploadProblem; found?: number }

self.addEventListener('message', ({ data }: MessageEvent<FileJob>) => {
  if (data?.bytes instanceof ArrayBuffer) void readFile(data)
})

async function readFile(job: FileJob): Promise<void> {
  const found = await readByKind[job.kind](job).catch(problemOf)
  if ('problem' in found) send({ tag: 'tonewise', kind: 'problem', ...found })
  else if ('chapters' in found) send({ tag: 'tonewise', kind: 'chapters', chapters: found.chapters })
  else if (found.text.length > limits.file.characters)
    send({ tag: 'tonewise', kind: 'problem', problem: 'characters' })
  else send({ tag: 'tonewise', kind: 'text', text: found.text, pdf: found.pdf })
}

function send(reply: FileReply): void {
  self.postMessage(reply)
}

/** What each kind needs is loaded with the first file of it. */
const readByKind: Record<ReadKind, (job: FileJob) => Promise<Found>> = {
  text: readTxt,
  async pdf({ bytes, preserveLines, pages }) {
    const { readPdf } = await import('./pdf/read-pdf.ts')
    const onPage = (page: number, last: number) => send({ tag: 'tonewise', kind: 'page', page, pages: last })
    const knows = await loadKnownWords()
    const pdf = await readPdf(new Uint8Array(bytes), { preserveLines, pages, knows, onPage })
    return { text: pdf.text, pdf }
  },
  async word({ bytes, preserveLines }) {
    const { readWord } = await import('./word-text.ts')
    const text = await readWord(new Uint8Array(bytes), preserveLines)
    return text ? { text } : { problem: 'blank' }
  },
  async book({ bytes }) {
    const { readBook } = await import('./book-text.ts')
    return { chapters: readBook(new Uint8Array(bytes)) }
  },
}

function problemOf(error: unknown): Found {
  if (!(error instanceof FileProblem)) return { problem: 'unreadable' }
  const { problem, found } = error
  return found === undefined ? { problem } : { problem, found }
}

async function readTxt({ bytes, preserveLines }: FileJob): Promise<Found> {
  const text = decodeText(new Uint8Array(bytes))
  if (text === null) return { problem: 'unreadable' }
  if (!text.trim()) return { problem: 'blank' }
  return { text: preserveLines ? text : joinBrokenLines(text, await loadKnownWords()) }
}

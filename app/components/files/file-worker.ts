import type { FileKind } from '#domain/file-text'
import { limits } from '#domain/limits'
import type { UploadProblem } from '#domain/uploads'
import { FileProblem } from './file-problem.ts'
import { joinPages, type PageItem, readPageLines } from './pdf-text.ts'
import { readPlain } from './plain-text.ts'
import { type Chapter, splitLong } from './split-long.ts'

/** A photo goes to a worker of its own. */
type ReadKind = Exclude<FileKind, 'photo'>

/** `most` is how many characters the box takes. */
export type FileJob = { bytes: ArrayBuffer; kind: ReadKind; preserveLines: boolean; most: number }

/** The tag tells our messages from those that pdf.js posts in the same worker. */
export type FileReply = { tag: 'tonewise' } & (
  | { kind: 'page'; page: number; pages: number }
  | { kind: 'text'; text: string; whole?: string }
  | { kind: 'chapters'; chapters: Chapter[] }
  | { kind: 'problem'; problem: UploadProblem; found?: number }
)

type Found =
  | { text: string; whole?: string }
  | { chapters: Chapter[] }
  | { problem: UploadProblem; found?: number }

self.addEventListener('message', ({ data }: MessageEvent<FileJob>) => {
  if (data?.bytes instanceof ArrayBuffer) void readFile(data)
})

async function readFile(job: FileJob): Promise<void> {
  const found = await readByKind[job.kind](job).catch(problemOf)
  if ('problem' in found) send({ tag: 'tonewise', kind: 'problem', ...found })
  else if ('chapters' in found) send({ tag: 'tonewise', kind: 'chapters', chapters: found.chapters })
  else send({ tag: 'tonewise', kind: 'text', ...found })
}

function send(reply: FileReply): void {
  self.postMessage(reply)
}

/** What each kind needs is loaded with the first file of it. */
const readByKind: Record<ReadKind, (job: FileJob) => Promise<Found>> = {
  async text({ bytes, preserveLines, most }) {
    const { chapters, whole } = await readPlain(new Uint8Array(bytes), preserveLines, most)
    return one(chapters, whole)
  },
  async pdf(job) {
    const found = await readPdf(job).catch(pdfProblem)
    return 'text' in found ? one(splitLong({ title: '', text: found.text }, job.most)) : found
  },
  async word({ bytes, preserveLines, most }) {
    const { readWord } = await import('./markup/word-text.ts')
    return one(await readWord(new Uint8Array(bytes), preserveLines, most))
  },
  async book({ bytes, preserveLines, most }) {
    const { readBook } = await import('./markup/book-text.ts')
    return { chapters: readBook(new Uint8Array(bytes), preserveLines, most) }
  },
}

/** A text that fits goes into the box, of a longer one a part is chosen. */
function one(chapters: Chapter[], whole?: string): Found {
  const [first] = chapters
  if (!first) return { problem: 'blank' }
  return chapters.length > 1 ? { chapters } : { text: first.text, whole }
}

function problemOf(error: unknown): Found {
  return { problem: error instanceof FileProblem ? error.problem : 'unreadable' }
}

async function readPdf({ bytes, preserveLines }: FileJob): Promise<Found> {
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = pdf.numPages
  if (pages > limits.file.pages) return { problem: 'pages', found: pages }
  const read: ReturnType<typeof readPageLines>[] = []
  let characters = 0
  for (let number = 1; number <= pages; number++) {
    send({ tag: 'tonewise', kind: 'page', page: number, pages })
    const page = await pdf.getPage(number)
    const items = await readItems(page.streamTextContent(), limits.file.characters - characters)
    if (!items) return { problem: 'characters' }
    for (const item of items) characters += item.str.length
    read.push(readPageLines(items, page.view[2] ?? 612))
    page.cleanup()
  }
  const { loadKnownWords } = await import('./known-words.ts')
  const text = joinPages(read, preserveLines, await loadKnownWords())
  const letters = text.replace(/[^\p{L}]/gu, '').length
  return letters < 3 * pages ? { problem: 'scanned' } : { text }
}

/** Reads piece by piece, so that a small file that unpacks to a huge page is left at the limit. */
async function readItems(stream: ReadableStream, most: number): Promise<PageItem[] | null> {
  const source = stream.getReader()
  const items: PageItem[] = []
  let characters = 0
  for (;;) {
    const { done, value } = await source.read()
    if (done) return items
    for (const item of value.items) {
      if (!('str' in item)) continue
      items.push(item)
      characters += item.str.length
    }
    if (characters > most) {
      void source.cancel(new Error('too long')).catch(() => undefined)
      return null
    }
  }
}

function pdfProblem(error: unknown): Found {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return { problem: 'password' }
  return { problem: name === 'InvalidPDFException' ? 'damaged' : 'unreadable' }
}

import type { FileKind } from '#domain/file-text'
import type { UploadProblem } from '#domain/uploads'
import { FileProblem } from './file-problem.ts'
import { exactProblem } from './other-kinds.ts'
import type { PdfPages } from './pdf/read-pdf.ts'
import { readPlain } from './plain-text.ts'
import type { Chapter, TextPart } from './split-long.ts'

/** A photo goes to a worker of its own. */
type ReadKind = Exclude<FileKind, 'photo'>

/** `most` is how many characters the box takes. */
export type FileJob = {
  bytes: ArrayBuffer
  kind: ReadKind
  preserveLines: boolean
  most: number
  pages?: PdfPages | undefined
}

/** The tag tells our messages from those that pdf.js posts in the same worker. */
export type FileReply = { tag: 'tonewise' } & (
  | { kind: 'page'; page: number; pages: number }
  | { kind: 'text'; part: TextPart }
  | { kind: 'chapters'; chapters: Chapter[] }
  | { kind: 'problem'; problem: UploadProblem; found?: number }
)

type Found = { part: TextPart } | { chapters: Chapter[] } | { problem: UploadProblem; found?: number }

self.addEventListener('message', ({ data }: MessageEvent<FileJob>) => {
  if (data?.bytes instanceof ArrayBuffer) void readFile(data)
})

async function readFile(job: FileJob): Promise<void> {
  const start = new Uint8Array(job.bytes.slice(0, 1024))
  const found = await readByKind[job.kind](job).catch(problemOf)
  if ('problem' in found)
    send({
      ...{ tag: 'tonewise', kind: 'problem', ...found },
      problem: exactProblem(found.problem, start, job.kind),
    })
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
    return one(chapters.length === 1 && whole ? chapters.map((chapter) => ({ ...chapter, whole })) : chapters)
  },
  async pdf({ bytes, preserveLines, most, pages }) {
    const { readPdf } = await import('./pdf/read-pdf.ts')
    const onPage = (page: number, last: number) => send({ tag: 'tonewise', kind: 'page', page, pages: last })
    const { loadKnownWords } = await import('./known-words.ts')
    const knows = await loadKnownWords()
    return one(await readPdf(new Uint8Array(bytes), { preserveLines, most, pages, knows, onPage }))
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
function one(chapters: Chapter[]): Found {
  const [first] = chapters
  if (!first) return { problem: 'blank' }
  const { title: _, ...part } = first
  return chapters.length > 1 ? { chapters } : { part }
}

function problemOf(error: unknown): Found {
  if (!(error instanceof FileProblem)) return { problem: 'unreadable' }
  const { problem, found } = error
  return found === undefined ? { problem } : { problem, found }
}

import { type ContentType, types } from '#domain/choices'
import { fileKindOf } from '#domain/file-text'
import { limits } from '#domain/limits'
import { checkChoice, refuseUpload, type UploadProblem, type UploadRefusal } from '#domain/uploads'
import { routeParams } from '../browser/route-params.ts'
import { track } from '../browser/track.ts'
import type { FileReply } from './file-worker.ts'
import type { PdfPages } from './pdf/read-pdf.ts'
import { type PhotoPage, textOfPage, trustKnown } from './photo-page.ts'
import type { Photo } from './photo-review.tsx'
import type { PhotoReply } from './photo-worker.ts'
import type { Chapter, TextPart } from './split-long.ts'

export type FileHandlers = {
  progress(words: string): void
  refuse(words: UploadRefusal): void
  finish(name: string, part: TextPart): void
  /** A book or a long text: one of its parts is to be chosen. */
  choose(name: string, chapters: Chapter[]): void
  /** A PDF of too many pages: those to read are to be chosen. */
  choosePages(file: File, pages: number): void
  /** A photo with words that were hard to read: they are to be checked. */
  check(photo: Photo): void
}

/** `most` is how many characters the box takes; a PDF of many pages needs `pages`. */
type Asked = { kind: ContentType; most: number; pages?: PdfPages | undefined }

/**
 * Reads one file in a worker that is ended when its time is over, whatever the file does to it.
 *
 * @returns a function that gives the reading up
 */
export function readFile(files: File[], { kind, most, pages }: Asked, handlers: FileHandlers): () => void {
  const file = files[0]
  if (!file) return () => undefined
  const problem = checkChoice(files)
  const fileKind = fileKindOf(file)
  if (problem || !fileKind) {
    handlers.refuse(refuseUpload(problem ?? 'type', file))
    return () => undefined
  }
  const isPhoto = fileKind === 'photo'
  const preserveLines = types[kind].isVerse
  const worker = isPhoto ? startPhotoWorker() : startFileWorker()
  const timer = setTimeout(() => refuse('time'), isPhoto ? limits.file.photo.time : limits.file.time)
  let isLeft = false
  const end = () => {
    clearTimeout(timer)
    worker.terminate()
  }
  const refuse = (found: UploadProblem, count?: number) => {
    end()
    handlers.refuse(refuseUpload(found, file, count))
  }
  worker.onerror = () => refuse('unreadable')
  worker.onmessage = ({ data }: MessageEvent<FileReply | PhotoReply>) => {
    if (data?.tag !== 'tonewise') return
    if (data.kind === 'page') handlers.progress(`Reading page ${data.page} of ${data.pages}.`)
    else if (data.kind === 'share')
      handlers.progress(`Reading ${file.name}${data.isTurned ? ' the other way up' : ''}: ${data.percent}%.`)
    else if (data.kind === 'problem' && data.problem === 'pages' && 'found' in data) {
      end()
      handlers.choosePages(file, data.found ?? 0)
    } else if (data.kind === 'problem') refuse(data.problem, 'found' in data ? data.found : undefined)
    else {
      end()
      if (data.kind === 'text') handlers.finish(file.name, data.part)
      else if (data.kind === 'chapters') handlers.choose(file.name, data.chapters)
      else void finishPhoto(file.name, data.page, preserveLines, handlers, () => isLeft)
      const params = routeParams()
      if (params) track('file_uploaded', { file_type: fileKind, ...params })
    }
  }
  handlers.progress(`Reading ${file.name}.`)
  file.arrayBuffer().then(
    (bytes) => worker.postMessage({ bytes, kind: fileKind, preserveLines, most, pages }, [bytes]),
    () => refuse('unreadable'),
  )
  return () => {
    isLeft = true
    end()
  }
}

function startFileWorker(): Worker {
  return new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module', name: 'file' })
}

/** Of its own, since it alone may compile WebAssembly (server/http/security-headers.ts knows it by name). */
function startPhotoWorker(): Worker {
  return new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module', name: 'photo' })
}

async function finishPhoto(
  name: string,
  read: PhotoPage,
  preserveLines: boolean,
  handlers: FileHandlers,
  isLeft: () => boolean,
) {
  const { loadKnownWords } = await import('./known-words.ts')
  const knows = await loadKnownWords()
  const page = trustKnown(read, knows)
  if (isLeft()) return
  if (isClear(page)) handlers.finish(name, { text: textOfPage(page, preserveLines, knows) })
  else handlers.check({ name, page, preserveLines, knows })
}

function isClear({ lines }: PhotoPage): boolean {
  return lines.flat().every((word) => word.isClear)
}

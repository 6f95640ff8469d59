import type { ContentType } from '#domain/choices'
import { fileKindOf } from '#domain/file-text'
import { limits } from '#domain/limits'
import { checkChoice, refuseUpload, type UploadProblem, type UploadRefusal } from '#domain/uploads'
import { routeParams } from '../browser/route-params.ts'
import { track } from '../browser/track.ts'
import type { FileReply } from './file-worker.ts'
import { type PhotoPage, textOfPage, trustKnown } from './photo-page.ts'
import type { Photo } from './photo-review.tsx'
import type { PhotoReply } from './photo-worker.ts'
import type { Chapter } from './split-long.ts'

type FileHandlers = {
  progress(words: string): void
  refuse(words: UploadRefusal): void
  /** `whole` is the text with what was left out around it. */
  finish(name: string, text: string, whole?: string): void
  /** A book or a long text: one of its parts is to be chosen. */
  choose(name: string, chapters: Chapter[]): void
  /** A photo with words that were hard to read: they are to be checked. */
  check(photo: Photo): void
}

/**
 * Reads one file in a worker that is ended when its time is over, whatever the file does to it.
 *
 * @param most characters that the box takes
 * @returns a function that gives the reading up
 */
export function readFile(files: File[], kind: ContentType, most: number, handlers: FileHandlers): () => void {
  const file = files[0]
  if (!file) return () => undefined
  const problem = checkChoice(files)
  const fileKind = fileKindOf(file)
  if (problem || !fileKind) {
    handlers.refuse(refuseUpload(problem ?? 'type', file))
    return () => undefined
  }
  const isPhoto = fileKind === 'photo'
  const preserveLines = kind === 'poetry'
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
    else if (data.kind === 'problem') refuse(data.problem, 'found' in data ? data.found : undefined)
    else {
      end()
      if (data.kind === 'text') handlers.finish(file.name, data.text, data.whole)
      else if (data.kind === 'chapters') handlers.choose(file.name, data.chapters)
      else void finishPhoto(file.name, data.page, preserveLines, handlers, () => isLeft)
      const params = routeParams()
      if (params) track('file_uploaded', { file_type: fileKind, ...params })
    }
  }
  handlers.progress(`Reading ${file.name}.`)
  file.arrayBuffer().then(
    (bytes) => worker.postMessage({ bytes, kind: fileKind, preserveLines, most }, [bytes]),
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
  if (isClear(page)) handlers.finish(name, textOfPage(page, preserveLines, knows))
  else handlers.check({ name, page, preserveLines, knows })
}

function isClear({ lines }: PhotoPage): boolean {
  return lines.flat().every((word) => word.isClear)
}

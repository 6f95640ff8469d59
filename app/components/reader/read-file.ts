import type { ContentType } from '#domain/choices'
import { fileKindOf } from '#domain/file-text'
import { limits } from '#domain/limits'
import { checkChoice, refuseUpload, type UploadProblem, type UploadRefusal } from '#domain/uploads'
import { track } from '../track.ts'
import type { Chapter } from './book-text.ts'
import type { FileReply } from './file-worker.ts'
import { placeOfPage } from './place-of-page.ts'

type Telling = {
  progress(words: string): void
  refuse(words: UploadRefusal): void
  finish(name: string, text: string): void
  /** A book: one of its chapters is to be chosen. */
  choose(name: string, chapters: Chapter[]): void
}

/**
 * Reads one file in a worker that is ended after 10 seconds, whatever the file does to it.
 *
 * @returns a function that gives the reading up
 */
export function readFile(files: File[], kind: ContentType, tell: Telling): () => void {
  const file = files[0]
  if (!file) return () => undefined
  const problem = checkChoice(files)
  const fileKind = fileKindOf(file)
  if (problem || !fileKind) {
    tell.refuse(refuseUpload(problem ?? 'type', file))
    return () => undefined
  }
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module', name: 'file' })
  const timer = setTimeout(() => refuse('time'), limits.file.time)
  const end = () => {
    clearTimeout(timer)
    worker.terminate()
  }
  const refuse = (found: UploadProblem, count?: number) => {
    end()
    tell.refuse(refuseUpload(found, file, count))
  }
  worker.onerror = () => refuse('unreadable')
  worker.onmessage = ({ data }: MessageEvent<FileReply>) => {
    if (data?.tag !== 'tonewise') return
    if (data.kind === 'page') tell.progress(`Reading page ${data.page} of ${data.pages}.`)
    else if (data.kind === 'problem') refuse(data.problem, data.found)
    else {
      end()
      if (data.kind === 'text') tell.finish(file.name, data.text)
      else tell.choose(file.name, data.chapters)
      const place = placeOfPage()
      if (place) track('file_uploaded', { file_type: fileKind, ...place })
    }
  }
  tell.progress(`Reading ${file.name}.`)
  file.arrayBuffer().then(
    (bytes) => worker.postMessage({ bytes, kind: fileKind, keepLines: kind === 'poetry' }, [bytes]),
    () => refuse('unreadable'),
  )
  return end
}

import { useEffect, useRef, useState } from 'react'
import type { ContentType } from '#domain/choices'
import type { UploadRefusal } from '#domain/uploads'
import type { PdfPages } from './pdf/read-pdf.ts'
import type { Photo } from './photo-review.tsx'
import type { FileHandlers } from './read-file.ts'
import type { Chapter, TextPart } from './split-long.ts'

/** A book, or another file with more text than the box takes. */
export type Book = { name: string; chapters: Chapter[] }

/** A PDF of more pages than are read at once. */
export type LongPdf = { file: File; pages: number }

export type FileReader = {
  /** What is going on, in words; null when nothing is being read. */
  progress: string | null
  refusal: UploadRefusal | null
  /** A book or a long text that was read: one part of it is to be chosen. */
  book: Book | null
  /** A photo that was read, with words to check. */
  photo: Photo | null
  /** A long PDF: some of its pages are to be chosen. */
  longPdf: LongPdf | null
  /** Whether any of these four is there. */
  isOpen: boolean
  take(part: TextPart): void
  read(files: File[], pages?: PdfPages): Promise<void>
  cancel(): void
}

/**
 * Reads one file at a time; what that takes loads with the first file.
 *
 * @param most characters that the box takes
 */
export function useFileReader(
  kind: ContentType,
  most: number,
  onText: (name: string, part: TextPart) => unknown,
  onAnnounce: (status: string) => void,
): FileReader {
  const [progress, setProgress] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<UploadRefusal | null>(null)
  const [book, setBook] = useState<Book | null>(null)
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [longPdf, setLongPdf] = useState<LongPdf | null>(null)
  const end = useRef<() => void>(() => undefined)
  // What was typed while the file was read stays: its text goes to the newest form.
  const take = useRef(onText)
  take.current = onText
  useEffect(() => () => end.current(), [])

  async function read(files: File[], pages?: PdfPages) {
    if (files.length === 0) return
    end.current()
    setRefusal(null)
    setBook(null)
    setPhoto(null)
    setLongPdf(null)
    onAnnounce(`Reading ${files[0]?.name}.`)
    const { readFile } = await import('./read-file.ts')
    const handlers: FileHandlers = {
      progress: setProgress,
      refuse(words) {
        endProgress()
        setRefusal(words)
      },
      finish(name, part) {
        setProgress(null)
        take.current(name, part)
      },
      choosePages(file, count) {
        endProgress()
        setLongPdf({ file, pages: count })
      },
      choose(name, chapters) {
        endProgress()
        setBook({ name, chapters })
      },
      check(read) {
        endProgress()
        setPhoto(read)
      },
    }
    end.current = readFile(files, { kind, most, pages }, handlers)
  }

  /** “Reading page.pdf.” is no longer true. */
  function endProgress() {
    setProgress(null)
    onAnnounce('')
  }

  function cancel() {
    end.current()
    onAnnounce(progress === null ? 'Nothing was changed.' : 'Reading stopped. Nothing was changed.')
    setProgress(null)
    leaveChoice()
  }

  /** The button that was pressed goes away with the choice: the box is where one goes on. */
  function leaveChoice() {
    setBook(null)
    setPhoto(null)
    setLongPdf(null)
    document.getElementById('passage')?.focus()
  }

  function takeChosen(part: TextPart) {
    const name = (book ?? photo)?.name
    if (name !== undefined) take.current(name, part)
    leaveChoice()
  }

  const isOpen = (progress ?? book ?? photo ?? longPdf) !== null
  return { progress, refusal, book, photo, longPdf, isOpen, take: takeChosen, read, cancel }
}

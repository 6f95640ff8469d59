import { useEffect, useRef, useState } from 'react'
import type { ContentType } from '#domain/choices'
import type { UploadRefusal } from '#domain/uploads'
import type { Photo } from './photo-review.tsx'
import type { Chapter } from './split-long.ts'

/** A book, or another file with more text than the box takes. */
export type Book = { name: string; chapters: Chapter[] }

export type FileReader = {
  /** What is going on, in words; null when nothing is being read. */
  progress: string | null
  refusal: UploadRefusal | null
  /** A book or a long text that was read: one part of it is to be chosen. */
  book: Book | null
  /** A photo that was read, with words to check. */
  photo: Photo | null
  /** Whether any of these three is there. */
  isOpen: boolean
  take(text: string): void
  read(files: File[]): Promise<void>
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
  onText: (name: string, text: string, whole?: string) => unknown,
  onAnnounce: (status: string) => void,
): FileReader {
  const [progress, setProgress] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<UploadRefusal | null>(null)
  const [book, setBook] = useState<Book | null>(null)
  const [photo, setPhoto] = useState<Photo | null>(null)
  const end = useRef<() => void>(() => undefined)
  // What was typed while the file was read stays: its text goes to the newest form.
  const take = useRef(onText)
  take.current = onText
  useEffect(() => () => end.current(), [])

  async function read(files: File[]) {
    if (files.length === 0) return
    end.current()
    setRefusal(null)
    setBook(null)
    setPhoto(null)
    onAnnounce(`Reading ${files[0]?.name}.`)
    const { readFile } = await import('./read-file.ts')
    end.current = readFile(files, kind, most, {
      progress: setProgress,
      refuse(words) {
        endProgress()
        setRefusal(words)
      },
      finish(name, text, whole) {
        setProgress(null)
        take.current(name, text, whole)
      },
      choose(name, chapters) {
        endProgress()
        setBook({ name, chapters })
      },
      check(read) {
        endProgress()
        setPhoto(read)
      },
    })
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
    document.getElementById('passage')?.focus()
  }

  function takeChosen(text: string) {
    const name = (book ?? photo)?.name
    if (name !== undefined) take.current(name, text)
    leaveChoice()
  }

  const isOpen = (progress ?? book ?? photo) !== null
  return { progress, refusal, book, photo, isOpen, take: takeChosen, read, cancel }
}

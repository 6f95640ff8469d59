import { useEffect, useRef, useState } from 'react'
import type { ContentType } from '#domain/choices'
import type { UploadRefusal } from '#domain/uploads'

export type FileReader = {
  /** What is going on, in words; null when nothing is being read. */
  progress: string | null
  refusal: UploadRefusal | null
  read(files: File[]): Promise<void>
  cancel(): void
}

/** Reads one file at a time; what that takes loads with the first file. */
export function useFileReader(kind: ContentType, onText: (name: string, text: string) => void): FileReader {
  const [progress, setProgress] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<UploadRefusal | null>(null)
  const end = useRef<() => void>(() => undefined)
  // What was typed while the file was read stays: its text goes to the newest form.
  const take = useRef(onText)
  take.current = onText
  useEffect(() => () => end.current(), [])

  async function read(files: File[]) {
    if (files.length === 0) return
    end.current()
    setRefusal(null)
    const { readFile } = await import('./read-file.ts')
    end.current = readFile(files, kind, {
      progress: setProgress,
      refuse(words) {
        setProgress(null)
        setRefusal(words)
      },
      finish(name, text) {
        setProgress(null)
        take.current(name, text)
      },
    })
  }

  function cancel() {
    end.current()
    setProgress(null)
  }

  return { progress, refusal, read, cancel }
}

import { useState } from 'react'
import type { ContentType } from '#domain/choices'
import { labelFileText } from '#domain/file-text'
import { useFileReader } from '../files/use-file-reader.ts'
import { addFile, noFiles } from './box-files.ts'

/**
 * The files whose texts come into the box, and the reader of the next one.
 *
 * @param most characters that the box takes
 */
export function useBoxFiles(
  contentType: ContentType,
  most: number,
  passage: string,
  onChange: (change: { passage: string; fileName: string }) => void,
  onAnnounce: (status: string) => void,
) {
  const [files, setFiles] = useState(noFiles)
  const upload = useFileReader(
    contentType,
    most,
    (name, text, whole) => {
      const file = { name, text: labelFileText({ name, type: '', size: text.length }, text), whole }
      const placed = addFile(passage, files, file)
      setFiles(placed.files)
      if (placed.passage === passage)
        return onAnnounce(placed.files.twice ? 'This text is in the box already.' : '')
      onChange({ passage: placed.passage, fileName: name })
      onAnnounce('We’ve read your file. You can correct the text in the box.')
    },
    onAnnounce,
  )
  return { upload, files, setFiles, isOpen: upload.isOpen || files.waiting !== null }
}

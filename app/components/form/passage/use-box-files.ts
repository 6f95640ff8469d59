import { useRef, useState } from 'react'
import type { ContentType } from '#domain/choices'
import type { Draft } from '../../drafts/draft-store.ts'
import type { PassageWithFiles as Box } from '../../drafts/files-in-passage.ts'
import { useFileReader } from '../../files/use-file-reader.ts'
import { noFiles } from './box-state.ts'

/**
 * The files whose texts come into the box, and the reader of the next one.
 *
 * @param most characters that the box takes
 */
export function useBoxFiles(
  contentType: ContentType,
  most: number,
  draft: Draft,
  onChange: (change: Box & Pick<Draft, 'leftNumbers'>) => void,
  onAnnounce: (status: string) => void,
) {
  const [state, setState] = useState(noFiles)
  // What was typed while a file was read stays.
  const newest = useRef({ draft, state })
  newest.current = { draft, state }
  const upload = useFileReader(
    contentType,
    most,
    async (name, part) => {
      const { addFile, leftNumbersOf } = await import('./box-files.ts')
      const placed = addFile(newest.current.draft, newest.current.state, { ...part, name })
      setState(placed.state)
      if (placed.state.twice) return onAnnounce('This text is in the box already.')
      // The question where it should go takes the focus and is read out.
      if (placed.state.waiting) return onAnnounce('')
      const { passage, files } = placed.box
      onChange({ passage, files, leftNumbers: leftNumbersOf(newest.current.draft, passage, placed.state) })
      onAnnounce('We’ve read your file. You can correct the text in the box.')
    },
    onAnnounce,
  )
  return { upload, state, setState, isOpen: upload.isOpen || state.waiting !== null }
}

import { useEffect, useRef } from 'react'
import { joinPassage } from '#domain/file-text'
import { type AddedFile, type FilesOfBox, filesIn, takeOut } from './box-files.ts'

type Props = {
  passage: string
  files: FilesOfBox
  onChange: (passage: string, files: FilesOfBox, status: string) => void
}

/** A line for each file in the box, and the question where a further one should go. */
export function AddedFiles({ passage, files, onChange }: Props) {
  const { waiting, twice } = files
  const inBox = filesIn(passage, files.added)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (waiting) first.current?.focus()
  }, [waiting])

  function put(base: string, others: readonly AddedFile[], file: AddedFile, status: string) {
    onChange(joinPassage(base, file.text), { added: [...others, file], waiting: null, twice: null }, status)
  }

  return (
    <>
      {inBox.map((file) => (
        <div className="row" key={file.text}>
          <span className="hint">{`The text of ${file.name} is in the box.${file.whole ? ' What the library wrote before and after it is left out.' : ''}`}</span>
          {file.whole && (
            <button
              type="button"
              className="button quiet low-key"
              onClick={() => {
                const { whole: text = '' } = file
                const added = files.added.map((one) => (one === file ? { name: file.name, text } : one))
                onChange(
                  passage.replace(file.text, () => text),
                  { ...files, added },
                  'The whole file is in the box.',
                )
              }}
            >
              Put it back
            </button>
          )}
          <button
            type="button"
            className="button quiet low-key"
            aria-label={inBox.length > 1 ? `Take it out: ${file.name}` : undefined}
            onClick={() => {
              const added = files.added.filter((one) => one !== file)
              onChange(takeOut(passage, file), { ...files, added }, 'The file’s text is taken out.')
            }}
          >
            Take it out
          </button>
        </div>
      ))}
      {twice && (
        <span className="hint">{`The text of ${twice} is in the box already. Nothing was added.`}</span>
      )}
      {waiting && (
        <fieldset className="notice" aria-label={`Where should the text of ${waiting.name} go?`}>
          <span>{`${waiting.name} is read. The text of ${inBox.map(({ name }) => name).join(' and ')} is still in the box.`}</span>
          <div className="row">
            <button
              ref={first}
              type="button"
              className="button quiet"
              onClick={() =>
                put(passage, inBox, waiting, 'Added below. You can correct the text in the box.')
              }
            >
              Add below
            </button>
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                const base = inBox.reduce(takeOut, passage)
                put(base, [], waiting, `The text of ${waiting.name} is in the box.`)
              }}
            >
              Use this one instead
            </button>
            <button
              type="button"
              className="button quiet"
              onClick={() => onChange(passage, { ...files, waiting: null }, 'Nothing was changed.')}
            >
              Cancel
            </button>
          </div>
        </fieldset>
      )}
    </>
  )
}

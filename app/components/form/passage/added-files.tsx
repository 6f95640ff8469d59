import { useEffect, useRef } from 'react'
import type { PassageWithFiles as Box, FileInPassage } from '../../drafts/files-in-passage.ts'
import { addBelow, filesIn, putInstead, readOf, takeOut } from './box-files.ts'
import type { BoxState } from './box-state.ts'
import { LeftOut } from './left-out.tsx'
import { UnreadPages } from './unread-pages.tsx'

type Props = {
  box: Box
  state: BoxState
  onChange: (box: Box, state: BoxState, status: string) => void
}

/** A line for each file in the box, and the question where a further one should go. */
export function AddedFiles({ box, state, onChange }: Props) {
  const { twice, taken } = state
  const inBox = filesIn(box)
  const rested = { ...state, twice: null, taken: null }
  return (
    <>
      {inBox.map((file) => {
        const isAlone = inBox.filter(({ name }) => name === file.name).length === 1
        const name = isAlone ? file.name : `${file.name} that begins “${firstWords(file.text)} …”`
        return (
          <AddedFile key={file.start} {...{ box, state, file, name, onChange }} isOnly={inBox.length === 1} />
        )
      })}
      {taken?.after === box.passage && (
        <div className="row">
          <span className="hint">
            {taken.isChanged
              ? `The whole of ${taken.name} is in the box, without your changes.`
              : `The text of ${taken.name} is taken out.`}
          </span>
          <button
            type="button"
            className="button quiet low-key"
            onClick={() => onChange(taken.before, rested, 'It is back in the box.')}
          >
            Undo
          </button>
        </div>
      )}
      {twice && inBox.length > 0 && (
        <span className="hint">{`The text of ${twice} is in the box already. Nothing was added.`}</span>
      )}
      <WaitingFile box={box} state={state} onChange={onChange} />
    </>
  )
}

type AddedProps = Props & {
  file: FileInPassage & { text: string }
  /** What tells it from the others. */
  name: string
  isOnly: boolean
}

/** A file whose text is in the box: what was left out of it, with the way back, and the way out. */
function AddedFile({ box, state, file, name, isOnly, onChange }: AddedProps) {
  const read = readOf(file, state)
  const isBack = read?.whole?.trim() === file.text.trim()
  const isChanged = !isBack && read?.text.trim() !== file.text.trim()
  const rested = { ...state, twice: null, taken: null }
  const before = { passage: box.passage, files: box.files }
  const isFramed = read?.whole !== undefined && !read.takenOut && !isBack
  const words = isBack ? 'Leave it out' : 'Put it back'

  function turn(whole: string, text: string) {
    const after = putInstead(box, file, isBack ? text : whole)
    const taken = isChanged ? { name, before, after: after.passage, isChanged } : null
    onChange(after, { ...rested, taken }, isBack ? 'It is left out again.' : 'The whole file is in the box.')
  }
  return (
    <div className="box-file">
      <div className="row">
        <span className="hint">{`The text of ${name} is in the box.${isFramed ? ' What the library wrote before and after it is left out.' : ''}${!read && file.isPart ? ' Something was left out of it. To get it back, choose the file again.' : ''}`}</span>
        {read?.whole !== undefined && (
          <button
            type="button"
            className="button quiet low-key"
            aria-label={isOnly ? undefined : `${words}: ${name}`}
            onClick={() => turn(read.whole ?? '', read.text)}
          >
            {words}
          </button>
        )}
        <button
          type="button"
          className="button quiet low-key"
          aria-label={isOnly ? undefined : `Take it out: ${name}`}
          onClick={() => {
            const after = takeOut(box, file)
            const taken = { name, before, after: after.passage }
            onChange(after, { ...rested, taken }, 'The file’s text is taken out.')
          }}
        >
          Take it out
        </button>
      </div>
      {read?.takenOut && (
        <LeftOut words={read.takenOut.map(({ text, ...one }) => ({ ...one, words: text }))} isBack={isBack} />
      )}
      {read && <UnreadPages {...read} />}
    </div>
  )
}

/** A file was read while another one’s text is in the box. */
function WaitingFile({ box, state, onChange }: Props) {
  const { waiting } = state
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (waiting) first.current?.focus()
  }, [waiting])
  if (!waiting) return null
  const rested = { ...state, waiting: null, twice: null, taken: null }
  const inBox = filesIn(box)
  const names = [...new Set(inBox.map(({ name }) => name))].join(' and ')

  return (
    <fieldset className="notice" aria-label={`Where should the text of ${waiting.name} go?`}>
      <span>{`${waiting.name} is read.${names ? ` The text of ${names} is still in the box.` : ''}`}</span>
      <div className="row">
        <button
          ref={first}
          type="button"
          className="button quiet"
          onClick={() =>
            onChange(addBelow(box, waiting), rested, 'Added below. You can correct the text in the box.')
          }
        >
          Add below
        </button>
        {names && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              const emptied = inBox.reduceRight<Box>(takeOut, { passage: box.passage, files: box.files })
              const after = addBelow(emptied, waiting)
              const before = { passage: box.passage, files: box.files }
              onChange(
                after,
                { ...rested, taken: { name: names, before, after: after.passage } },
                `The text of ${waiting.name} is in the box.`,
              )
            }}
          >
            Use this one instead
          </button>
        )}
        <button
          type="button"
          className="button quiet"
          onClick={() => onChange(box, rested, 'Nothing was changed.')}
        >
          Cancel
        </button>
      </div>
    </fieldset>
  )
}

function firstWords(text: string): string {
  return text.trim().slice(0, 200).split(/\s+/u).slice(0, 4).join(' ')
}

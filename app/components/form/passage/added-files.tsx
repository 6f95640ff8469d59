import { useEffect, useRef } from 'react'
import type { PassageWithFiles as Box } from '../../drafts/files-in-passage.ts'
import { LeftOut } from '../../files/left-out.tsx'
import { addBelow, filesIn, putInstead, takeOut } from './box-files.ts'
import type { BoxState } from './box-state.ts'

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
        const read = state.read.find(({ text, whole }) =>
          [text.trim(), whole?.trim()].includes(file.text.trim()),
        )
        const isOut = read?.text.trim() === file.text.trim()
        const isAlone = inBox.filter(({ name }) => name === file.name).length === 1
        const name = isAlone ? file.name : `${file.name} that begins “${firstWords(file.text)} …”`
        return (
          <div className="box-file" key={file.start}>
            <div className="row">
              <span className="hint">{`The text of ${name} is in the box.${read?.whole && !read.takenOut && isOut ? ' What the library wrote before and after it is left out.' : ''}`}</span>
              {read?.whole !== undefined && (
                <PutBack
                  isOut={isOut}
                  name={inBox.length > 1 ? name : null}
                  onPress={() =>
                    onChange(
                      putInstead(box, file, (isOut ? read.whole : read.text) ?? read.text),
                      rested,
                      isOut ? 'The whole file is in the box.' : 'It is left out again.',
                    )
                  }
                />
              )}
              <button
                type="button"
                className="button quiet low-key"
                aria-label={inBox.length > 1 ? `Take it out: ${name}` : undefined}
                onClick={() => {
                  const after = takeOut(box, file)
                  const before = { passage: box.passage, files: box.files }
                  onChange(
                    after,
                    { ...rested, taken: { name, before, after: after.passage } },
                    'The file’s text is taken out.',
                  )
                }}
              >
                Take it out
              </button>
            </div>
            {read && <LeftOut {...read} />}
          </div>
        )
      })}
      {taken?.after === box.passage && (
        <div className="row">
          <span className="hint">{`The text of ${taken.name} is taken out.`}</span>
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

type PutBackProps = { isOut: boolean; name: string | null; onPress: () => void }

/** Brings back what was taken out of a file, and takes it out again. */
function PutBack({ isOut, name, onPress }: PutBackProps) {
  const words = isOut ? 'Put it back' : 'Leave it out'
  return (
    <button
      type="button"
      className="button quiet low-key"
      aria-label={name ? `${words}: ${name}` : undefined}
      onClick={onPress}
    >
      {words}
    </button>
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

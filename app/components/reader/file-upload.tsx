import { type DragEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import type { ContentType } from '#domain/choices'
import { acceptedFiles } from '#domain/file-text'
import type { Draft } from './draft-store.ts'
import { useFileReader } from './use-file-reader.ts'

const FileText = lazy(() => import('./file-text-box.tsx').then((module) => ({ default: module.FileText })))

type Props = {
  contentType: ContentType
  draft: Draft
  /** Characters that the file may have beside the pasted passage. */
  room: number
  busy: boolean
  onChange: (change: Partial<Draft>) => void
  onSay: (status: string) => void
}

/** A file by button or by drop, read on this device; its text can be corrected before it is sent. */
export function FileUpload({ contentType, draft, room, busy, onChange, onSay }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const hintId = useId()
  const reader = useFileReader(contentType, (fileName, fileText) => {
    onChange({ fileName, fileText })
    onSay('We’ve read your file. You can correct the text below.')
  })

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!busy) void reader.read([...event.dataTransfer.files])
  }

  function remove() {
    onChange({ fileName: '', fileText: '' })
    onSay('File removed.')
    requestAnimationFrame(() => input.current?.focus())
  }

  if (draft.fileName) {
    return (
      <Suspense>
        <FileText draft={draft} room={room} busy={busy} onChange={onChange} onRemove={remove} />
      </Suspense>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button in it does the same
    <div
      className={over ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {reader.progress === null ? (
        <label className="button quiet file-choice">
          <input
            ref={input}
            type="file"
            accept={acceptedFiles}
            disabled={busy}
            aria-describedby={hintId}
            onChange={(event) => {
              void reader.read([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          Choose a file (.txt or .pdf)
        </label>
      ) : (
        <div className="row">
          <span>{reader.progress}</span>
          <button type="button" className="button quiet" onClick={reader.cancel}>
            Cancel reading
          </button>
        </div>
      )}
      <span className="muted" id={hintId}>
        Or drop it here. It is read on this device, up to 5 MB and 60 pages. You can correct the text before
        you send it.
      </span>
      <div role="alert" className="drop-alert">
        {reader.refusal && (
          <span className="problem">
            {reader.refusal.sentence} {reader.refusal.next}
          </span>
        )}
      </div>
    </div>
  )
}

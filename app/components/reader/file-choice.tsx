import { type ReactNode, useId } from 'react'
import { acceptedFiles } from '#domain/file-text'
import type { FileReader } from './use-file-reader.ts'

type Props = { reader: FileReader; busy: boolean; children: ReactNode }

/** The ways into the box; a file is read on this device, and can be dropped as well. */
export function FileChoice({ reader, busy, children }: Props) {
  const hintId = useId()
  return (
    <div className="ways">
      <strong id="ways">Fill the box from</strong>
      <fieldset className="row" aria-labelledby="ways">
        {children}
        {reader.progress === null ? (
          <label className="button quiet file-choice">
            <input
              type="file"
              accept={acceptedFiles}
              disabled={busy}
              aria-describedby={hintId}
              onChange={(event) => {
                void reader.read([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
            A file
          </label>
        ) : (
          <>
            <span>{reader.progress}</span>
            <button type="button" className="button quiet" onClick={reader.cancel}>
              Cancel reading
            </button>
          </>
        )}
      </fieldset>
      <span className="hint" id={hintId}>
        A .txt or .pdf file, up to 5 MB and 60 pages. It is read on this device.
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

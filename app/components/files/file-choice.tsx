import { lazy, type ReactNode, Suspense, useId } from 'react'
import { acceptedFiles } from '#domain/file-text'
import type { FileReader } from './use-file-reader.ts'

const ReadChoice = lazy(() => import('./read-choice.tsx').then((module) => ({ default: module.ReadChoice })))

type Props = { upload: FileReader; busy: boolean; children: ReactNode }

/** The ways into the box; a file is read on this device, and can be dropped as well. */
export function FileChoice({ upload, busy, children }: Props) {
  const hintId = useId()
  return (
    <div className="ways">
      <strong id="ways">Fill the box from</strong>
      <fieldset className="row" aria-labelledby="ways">
        {children}
        {upload.progress === null ? (
          <label className="button quiet file-choice">
            <input
              type="file"
              accept={acceptedFiles}
              disabled={busy}
              aria-describedby={hintId}
              onChange={(event) => {
                void upload.read([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
            A file
          </label>
        ) : (
          <>
            <span>{upload.progress}</span>
            <button type="button" className="button quiet" onClick={upload.cancel}>
              Cancel reading
            </button>
          </>
        )}
      </fieldset>
      <span className="hint" id={hintId}>
        Files end in .txt, .pdf, .docx or .epub. Photos of a page end in .jpg, .png or .webp. The limit is 5
        MB, and 20 MB for a book or a photo. A file is read on this device.
      </span>
      {(upload.book || upload.longPdf || upload.photo) && (
        <Suspense>
          <ReadChoice upload={upload} />
        </Suspense>
      )}
      <div role="alert" className="drop-alert">
        {upload.refusal && (
          <span className="problem">{`${upload.refusal.sentence} ${upload.refusal.next}`}</span>
        )}
      </div>
    </div>
  )
}

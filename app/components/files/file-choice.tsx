import { lazy, type ReactNode, Suspense, useId } from 'react'
import { acceptedFiles } from '#domain/file-text'
import type { FileReader } from './use-file-reader.ts'

const ChapterChoice = lazy(() =>
  import('./chapter-choice.tsx').then((module) => ({ default: module.ChapterChoice })),
)
const PhotoReview = lazy(() =>
  import('./photo-review.tsx').then((module) => ({ default: module.PhotoReview })),
)

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
        Files end in .txt, .pdf, .docx or .epub. Photos of a page end in .jpg, .png or .webp. The limit is 5
        MB, and 20 MB for a book or a photo. A file is read on this device.
      </span>
      {reader.book && (
        <Suspense>
          <ChapterChoice book={reader.book} onUse={reader.take} onCancel={reader.cancel} />
        </Suspense>
      )}
      {reader.photo && (
        <Suspense>
          <PhotoReview photo={reader.photo} onUse={reader.take} onCancel={reader.cancel} />
        </Suspense>
      )}
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

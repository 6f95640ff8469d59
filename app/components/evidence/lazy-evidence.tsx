import { lazy, Suspense, useState } from 'react'
import type { ContentType, GradeLevel } from '#domain/choices'

const EvidenceView = lazy(() =>
  import('./evidence-view.tsx').then((module) => ({ default: module.EvidenceView })),
)

type Props = {
  passage: string
  contentType: ContentType
  gradeLevel: GradeLevel
  announce: (text: string) => void
}

/** The evidence under a passage that is still being typed. Loads when it is first opened. */
export function LazyEvidence(props: Props) {
  const [open, setOpen] = useState(false)
  if (props.passage.trim() === '') return null
  return (
    <details className="see-evidence" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>See what the words show</summary>
      {open && (
        <Suspense fallback={<p className="muted">Loading...</p>}>
          <EvidenceView {...props} />
        </Suspense>
      )}
    </details>
  )
}

import { lazy, Suspense } from 'react'
import type { WordMarkerProps } from './word-marker.tsx'

const WordMarker = lazy(() => import('./word-marker.tsx').then((module) => ({ default: module.WordMarker })))

/** Loads with the first word that somebody wants to mark. */
export function LazyWordMarker(props: WordMarkerProps) {
  return (
    <Suspense fallback={<p className="muted">Loading...</p>}>
      <WordMarker {...props} />
    </Suspense>
  )
}

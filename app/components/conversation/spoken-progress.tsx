import { useLayoutEffect } from 'react'
import type { AnalysisState } from './analysis-state.ts'
import { spokenStep } from './spoken-step.ts'

/**
 * The reading setting "Spoken progress": with "Each step" a second status line names the step that is being written,
 * with "Off" the first one is shown and not spoken.
 */
export function SpokenProgress({ run }: Pick<AnalysisState, 'run'>) {
  const progress = document.documentElement.dataset.progress
  useLayoutEffect(() => {
    document.getElementById('run-status')?.setAttribute('aria-live', progress === 'off' ? 'off' : 'polite')
  })
  return (
    <p role="status" id="step-status" className="unseen">
      {progress === 'steps' && run ? spokenStep(run.text) : ''}
    </p>
  )
}

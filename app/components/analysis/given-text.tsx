import type { PassageFromLibrary } from '#domain/library/passage-from-library'
import type { AnalysisState } from '../conversation/analysis-state.ts'
import { isAbout } from './is-about.ts'
import type { AnalysisParts } from './use-analysis.ts'

type Props = Pick<AnalysisParts, 'draftSync' | 'view'> & {
  state: AnalysisState
  given: PassageFromLibrary | null | undefined
  /** Begins anew, with the text in the form. */
  onNew: () => void
}

/** A text of the library was asked for, and something else stands here: the person decides, nothing is lost. */
export function GivenTextNotice({ draftSync, view, state, given, onNew }: Props) {
  const { passage } = view.draft
  if (!given || passage === given.passage || state.run || isAbout(state, given)) return null
  // Until the script has looked at what was typed, the form is empty, and the text comes into it by itself.
  if (state.messages.length === 0 && !passage.trim()) return null
  if (state.messages.length > 0)
    return (
      <div className="notice row">
        <span>{`Below is your last explanation. “${given.title}” from the library is ready too.`}</span>
        <button type="button" className="button quiet" onClick={onNew}>{`Ask about “${given.title}”`}</button>
      </div>
    )
  return (
    <div className="notice row">
      <span>{`The form has a text of yours. “${given.title}” from the library can take its place.`}</span>
      <button
        type="button"
        className="button quiet"
        onClick={() => draftSync.replace(given)}
      >{`Use “${given.title}”`}</button>
    </div>
  )
}

import type { EvidenceSpan } from '../findings/evidence.ts'
import type { FindingEntry } from '../findings/index-findings.ts'
import { useEvidenceActions } from './evidence-context.ts'

type Props = {
  span: EvidenceSpan
  passage: string
  entries: FindingEntry[]
  isWayBack: boolean
  onClose: () => void
}

/** What the words of a mark show: every finding that uses them, each a way to it. */
export function MarkNote({ span, passage, entries, isWayBack, onClose }: Props) {
  const { base, showFinding } = useEvidenceActions()
  const words = passage.slice(span.start, span.end).replace(/\s+/g, ' ')
  const name = span.number > 0 ? `Mark ${span.number}: “${words}”` : `“${words}”`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form, and this is a note
    <span className="note" id={`${base}-note`} role="group" aria-label={name}>
      {entries.map(({ anchor, name, text }) => (
        <span key={anchor} className="note-line">
          <button type="button" className="link-button" onClick={() => showFinding(anchor)}>
            {name}
          </button>{' '}
          <span>{text}</span>
        </span>
      ))}
      <button type="button" className="link-button" onClick={onClose}>
        {isWayBack ? 'Back to the list' : 'Close this note'}
      </button>
    </span>
  )
}

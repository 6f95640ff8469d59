import { inDigits } from '#domain/file-text'
import { truncateText } from './truncate-text.ts'

type Props = {
  passage: string
  most: number
  /** The passage before it was cut, until it is typed in again. */
  uncut: string | null
  onChange: (passage: string, uncut: string | null) => void
}

/** A passage over the limit can be cut here before it is sent, and the cut can be taken back. */
export function TruncateOffer({ passage, most, uncut, onChange }: Props) {
  if (passage.length > most) {
    const truncated = truncateText(passage, most)
    return (
      <div className="row">
        <button
          type="button"
          className="button quiet"
          onClick={() => onChange(truncated, passage)}
        >{`Keep the first ${inDigits(truncated.length)} characters`}</button>
      </div>
    )
  }
  if (uncut === null) return null
  return (
    <div className="row">
      <span className="hint">The rest was cut.</span>
      <button type="button" className="button quiet" onClick={() => onChange(uncut, null)}>
        Undo the cut
      </button>
    </div>
  )
}

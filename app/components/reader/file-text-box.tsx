import { inDigits } from '#domain/file-text'
import { cutText } from './cut-text.ts'
import type { Draft } from './draft-store.ts'
import { Field } from './field.tsx'

type FileTextProps = {
  draft: Draft
  /** Characters that the file may have beside the pasted passage. */
  room: number
  busy: boolean
  onChange: (change: Partial<Draft>) => void
  onRemove: () => void
}

/** The text of a file, open to correction before it is sent. */
export function FileText({ draft, room, busy, onChange, onRemove }: FileTextProps) {
  const tooLong = draft.fileText.length - room
  const kept = cutText(draft.fileText, room - nameRoom)
  return (
    <Field
      id="file-text"
      label={`Text from ${draft.fileName}`}
      hint="This text is sent after your passage. You can correct it here."
      control={(attributes) => (
        <textarea
          {...attributes}
          rows={8}
          value={draft.fileText}
          disabled={busy}
          spellCheck={false}
          onChange={(event) => onChange({ fileText: event.target.value })}
        />
      )}
    >
      <div className="row">
        <span className="hint">{inDigits(draft.fileText.length)} characters.</span>
        {tooLong > 0 && room > 0 && (
          <button
            type="button"
            className="button quiet"
            disabled={busy}
            onClick={() => onChange({ fileText: kept })}
          >
            Keep the first {inDigits(kept.length)} characters
          </button>
        )}
        <button type="button" className="button quiet" disabled={busy} onClick={onRemove}>
          Remove {draft.fileName}
        </button>
      </div>
    </Field>
  )
}

/** Room for the line that names a PDF. */
const nameRoom = 300

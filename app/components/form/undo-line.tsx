type Props = { onUndo: () => void; onAnnounce: (status: string) => void }

/** A button changed what was typed: one press takes it back. */
export function UndoLine({ onUndo, onAnnounce }: Props) {
  return (
    <div className="row">
      <span className="hint">This changed what you had typed.</span>
      <button
        type="button"
        className="button quiet low-key"
        onClick={() => {
          onUndo()
          onAnnounce('Your own words are back.')
        }}
      >
        Undo
      </button>
    </div>
  )
}

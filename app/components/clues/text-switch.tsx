import type { Side } from './use-clue-choice.ts'

type Props = { side: Side; marks: number; onChange: (side: Side) => void }

/** Where the text and the explanation have no room side by side: one press to the other, at the lower edge. */
export function TextSwitch({ side, marks, onChange }: Props) {
  const other: Side = side === 'text' ? 'explanation' : 'text'
  const count = marks === 0 ? '' : marks === 1 ? ' (1 mark)' : ` (${marks} marks)`
  return (
    <div className="text-switch">
      <button
        type="button"
        className="button"
        onClick={() => {
          onChange(other)
          requestAnimationFrame(() =>
            document.getElementById(other === 'text' ? 'passage-heading' : 'result-heading')?.focus(),
          )
        }}
      >
        {side === 'text' ? 'Back to the explanation' : `Show my text${count}`}
      </button>
    </div>
  )
}

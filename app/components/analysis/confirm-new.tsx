import { useEffect, useRef } from 'react'

type Props = { reason: string; onConfirm: () => void; onCancel: () => void }

/** Asked only when something would be lost. The question takes focus, so that Enter alone loses nothing. */
export function ConfirmNew({ reason, onConfirm, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    heading.current?.focus()
  }, [])
  return (
    <dialog ref={dialog} className="panel" aria-labelledby="confirm-heading" onClose={onCancel}>
      <div className="stack">
        <h2 id="confirm-heading" ref={heading} tabIndex={-1}>
          Start a new analysis?
        </h2>
        <p>{reason}</p>
        <div className="row">
          <button type="button" className="button" onClick={onConfirm}>
            New Analysis
          </button>
          <button type="button" className="button quiet" onClick={onCancel}>
            Keep reading
          </button>
        </div>
      </div>
    </dialog>
  )
}

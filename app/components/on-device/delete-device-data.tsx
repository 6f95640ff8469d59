import { useEffect, useRef, useState } from 'react'

/** Says what this browser stores and deletes it, in every open tab of this page. */
export function DeleteDeviceData({ onDelete }: { onDelete: () => Promise<void> }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const question = useRef<HTMLHeadingElement>(null)
  const [status, setStatus] = useState('')
  const others = useRef<BroadcastChannel | null>(null)

  useEffect(() => {
    const channel = new BroadcastChannel('tonewise:deleted-here')
    channel.onmessage = () => void onDelete().catch(() => undefined)
    others.current = channel
    return () => channel.close()
  }, [onDelete])

  /** Focus goes to the heading, so that Enter alone deletes nothing. */
  function ask() {
    dialog.current?.showModal()
    question.current?.focus()
  }

  async function deleteAll() {
    dialog.current?.close()
    try {
      await onDelete()
      others.current?.postMessage('deleted')
      setStatus('Everything here is deleted.')
    } catch {
      setStatus('The browser did not delete it. Close the other tabs of Tonewise. Then try again.')
    }
  }

  return (
    <section className="kept-here" aria-labelledby="kept-here">
      <h2 id="kept-here">What this browser keeps</h2>
      <p className="measure">
        Your texts, questions and explanations stay in this browser. Anyone who uses it can read them. You can
        delete them here. Signing out of a Tonewise account in this browser deletes them, too.
      </p>
      <p>
        <button type="button" className="button quiet" onClick={ask}>
          Delete everything here
        </button>
      </p>
      <p role="status">{status}</p>
      <dialog ref={dialog} className="panel" aria-labelledby="delete-here">
        <div className="stack">
          <h2 id="delete-here" ref={question} tabIndex={-1}>
            Delete everything here?
          </h2>
          <p>Every text, question and explanation of this page is deleted. It cannot be brought back.</p>
          <div className="row">
            <button type="button" className="button" onClick={() => void deleteAll()}>
              Delete everything
            </button>
            <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
              Keep it
            </button>
          </div>
        </div>
      </dialog>
    </section>
  )
}

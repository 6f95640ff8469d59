import { useEffect, useRef, useState } from 'react'
import type { Send } from '../browser/client.ts'
import { AccountPart } from './account-part.tsx'
import { TypedField } from './typed-field.tsx'
import { type Done, useMutation } from './use-mutation.ts'

type Props = {
  id: string
  title: string
  /** What is deleted and what stays, in full sentences. */
  what: string
  /** The button that opens the confirm step, and the one in it that deletes. */
  begin: string
  confirm: string
  send: Send<Done, [password: string]>
  viewerKey: string
  /** The account's password is asked for. */
  withPassword?: boolean
}

/** Something that can be deleted: it says what is deleted, and asks for confirmation. */
export function DeletePart({ id, title, what, begin, send, viewerKey, ...step }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { act, isBusy, ...outcome } = useMutation(viewerKey)
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }
  async function remove(password: string) {
    if (await act((options) => send(options, password))) close()
  }

  return (
    <AccountPart id={id} title={title} {...outcome}>
      <p>{what}</p>
      <p>
        <button
          type="button"
          ref={opener}
          className="button quiet"
          aria-expanded={isOpen}
          aria-controls={`${id}-confirm`}
          onClick={() => setIsOpen(true)}
        >
          {begin}
        </button>
      </p>
      <div id={`${id}-confirm`}>
        {isOpen ? (
          <ConfirmStep
            id={id}
            {...step}
            isBusy={isBusy}
            problem={outcome.problem}
            onConfirm={remove}
            onCancel={close}
          />
        ) : null}
      </div>
    </AccountPart>
  )
}

type StepProps = {
  id: string
  confirm: string
  withPassword?: boolean
  isBusy: boolean
  problem: Parameters<typeof TypedField>[0]['problem']
  onConfirm: (password: string) => void
  onCancel: () => void
}

/** The confirmation. Its question takes focus, so that nobody confirms what they have not read. */
function ConfirmStep({ id, confirm, withPassword, isBusy, problem, onConfirm, onCancel }: StepProps) {
  const [password, setPassword] = useState('')
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <form
      className="confirm-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onConfirm(password)
      }}
    >
      <h4 ref={question} tabIndex={-1}>
        Are you sure? There is no Undo.
      </h4>
      {withPassword ? (
        <TypedField
          part={id}
          name="password"
          label="Current password"
          kind="current-password"
          value={password}
          onChange={setPassword}
          problem={problem}
        />
      ) : null}
      <div className="row">
        <button type="submit" className="button danger" aria-disabled={isBusy}>
          {isBusy ? 'Processing...' : confirm}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          Keep it
        </button>
      </div>
    </form>
  )
}

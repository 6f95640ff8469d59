import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ErrorBody } from '#domain/screen-errors'
import { type Refused, readReply, type Send } from '../browser/client.ts'
import { viewerHeader } from '../browser/viewer-header.ts'

/** What came of it: in words, the page that comes next, or the id of what was added. */
export type Done = { message?: string; next?: string; id?: string }

/**
 * One form or button of the account: it sends a request and keeps what came of it. When it worked, the page's data is
 * loaded again; when it did not, the problem takes focus and everything that was typed stays.
 *
 * @param failure what happened, when the server gave no reason
 */
export function useMutation(viewerKey: string, failure?: string) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ErrorBody | null>(null)
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (problem) heading.current?.focus()
  }, [problem])

  /** Returns whether it worked. */
  async function act(send: Send<Done>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setProblem(null)
    setMessage('')
    const reply = await readReply(send({ headers: viewerHeader(viewerKey) }))
    // The button stays busy until the other page has come.
    setIsBusy(reply.ok && Boolean(reply.data.next))
    if (!reply.ok) {
      const failed = problemOf(reply)
      // What only the server knows about is told in the words of the act.
      setProblem(failed.error === 'internal' && failure ? { ...failed, message: failure } : failed)
      return false
    }
    if (reply.data.next) {
      window.location.assign(reply.data.next)
      return true
    }
    setMessage(reply.data.message ?? '')
    await revalidate()
    return true
  }
  return { act, isBusy, problem, message, heading }
}

function problemOf({ status, problem }: Refused): ErrorBody {
  if (!problem) {
    const next = 'What you typed is still here. Check your connection. Then try again.'
    return { error: 'internal', message: 'The server did not answer.', next }
  }
  if (status !== 401) return problem
  // The session has ended: the sign-in window opens over this page, and what was typed stays in the boxes.
  window.dispatchEvent(new CustomEvent('tonewise:sign-in-needed'))
  return { ...problem, next: 'What you typed is still here. Sign in. Then try again.' }
}

import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ErrorBody } from '#domain/screen-errors'

type Reply = { message?: string; next?: string }

type Method = 'POST' | 'PUT' | 'DELETE'

/**
 * One form or button of the account: it sends JSON and keeps what came of it. When it worked, the page's data is
 * loaded again; when it did not, the problem takes focus and everything that was typed stays.
 *
 * @param failure what happened, when the server gave no reason
 */
export function useMutation(path: string, viewerKey: string, method: Method = 'POST', failure?: string) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ErrorBody | null>(null)
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (problem) heading.current?.focus()
  }, [problem])

  /** Returns whether it worked. */
  async function act(fields: Record<string, string | boolean>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setProblem(null)
    setMessage('')
    const { reply, failed } = await send(method, path, viewerKey, fields)
    // The button stays busy until the other page has come.
    setIsBusy(Boolean(reply?.next))
    if (failed) {
      // What only the server knows about is told in the words of the act.
      setProblem(failed.error === 'internal' && failure ? { ...failed, message: failure } : failed)
      return false
    }
    if (reply.next) {
      window.location.assign(reply.next)
      return true
    }
    setMessage(reply.message ?? '')
    await revalidate()
    return true
  }
  return { act, isBusy, problem, message, heading }
}

type Answer = { reply: Reply; failed?: undefined } | { failed: ErrorBody; reply?: undefined }

async function send(
  method: Method,
  path: string,
  viewerKey: string,
  fields: Record<string, string | boolean>,
): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', 'Tonewise-Viewer': viewerKey },
      body: JSON.stringify(fields),
    })
    const body: unknown = response.status === 204 ? {} : await response.json()
    if (response.ok) return { reply: body as Reply }
    if (response.status !== 401) return { failed: body as ErrorBody }
    // The session has ended: the sign-in window opens over this page, and what was typed stays in the boxes.
    window.dispatchEvent(new CustomEvent('tonewise:sign-in-needed'))
    const next = 'What you typed is still here. Sign in. Then try again.'
    return { failed: { ...(body as ErrorBody), next } }
  } catch {
    const next = 'What you typed is still here. Check your connection. Then try again.'
    return { failed: { error: 'internal', message: 'The server did not answer.', next } }
  }
}

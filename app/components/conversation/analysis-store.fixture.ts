import type { FinalEvent } from '#domain/answer'
import { errorBody } from '#domain/errors'
import { contactsOfUnitedStates } from '#domain/help-message'
import { WorkingStore } from './analysis-store.ts'

export const final: FinalEvent = {
  state: 'done',
  saved: true,
  conversationId: 'c1',
  timestamp: '2026-12-14T09:00:00.000Z',
  answeredBy: { reader: 'built-in' },
}

export type Reply = () => Response | Promise<Response>

/** A reply of the server that writes a text and ends. */
export function answer(text: string, end: Partial<FinalEvent> = {}): Reply {
  const events = [
    `event: start\ndata: {"generationId":"g1","conversationId":"${end.conversationId ?? 'c1'}"}`,
    `id: ${text.length}\ndata: ${JSON.stringify({ text })}`,
    `event: final\ndata: ${JSON.stringify({ ...final, ...end })}`,
  ]
  return () =>
    new Response(`${events.join('\n\n')}\n\n`, { headers: { 'content-type': 'text/event-stream' } })
}

/** A reply that refuses a question. */
export function refuse(code: Parameters<typeof errorBody>[0], status: number): Reply {
  return () => Response.json(errorBody(code), { status })
}

/** A store whose server gives these replies in turn. */
export function open(...replies: Reply[]) {
  const calls: {
    url: string
    key: string | null
    body: { messages: { content: string }[]; conversationId?: string }
  }[] = []
  let keys = 0
  let asked = 0
  let clock = Date.parse('2026-12-14T09:00:00.000Z')
  let back: Reply | undefined
  const store = new WorkingStore(
    { mode: 'account', gradeLevel: 'middle', contentType: 'poetry', help: contactsOfUnitedStates },
    undefined,
    {
      fetch: async (url, init) => {
        const headers = new Headers(init?.headers)
        calls.push({
          url: String(url),
          key: headers.get('idempotency-key'),
          body: JSON.parse(String(init?.body ?? '{}')),
        })
        return (back ?? replies[calls.length - 1])?.() ?? new Response(null, { status: 404 })
      },
      async wait(milliseconds) {
        clock += milliseconds
      },
      makeKey: () => `key-${++keys}`,
      now: () => new Date(clock),
      askToSignIn: () => void asked++,
    },
  )
  function comeBack(reply: Reply) {
    back = reply
  }
  return { store, calls, timesAsked: () => asked, comeBack }
}

/** A store of the demo; `reply` is what comes back from an address. */
export function openDemo(promptsLeft: number, reply: (url: string) => Response) {
  let clock = 0
  return new WorkingStore(
    { mode: 'demo', gradeLevel: 'middle', contentType: 'poetry', help: contactsOfUnitedStates },
    promptsLeft,
    {
      fetch: async (url) => reply(String(url)),
      async wait(milliseconds) {
        clock += milliseconds
      },
      makeKey: () => 'key',
      now: () => new Date(clock),
      askToSignIn() {},
    },
  )
}

import { randomUUID } from 'node:crypto'
import { hostileTexts } from '../../tests/main-thread/hostile-texts.ts'
import { type From, type Heard, once } from './send.ts'

/** What a machine that floods the product repeats. Each kind has so many requests a second. */
export const floodKinds = ['demos', 'drafts', 'questions', 'searches', 'uploads'] as const
type FloodKind = (typeof floodKinds)[number]

const perSecond = 20
/** One machine has no more requests open at a time; beyond that it waits for replies. */
const mostOpen = 400
/** Longer than any body that is taken. */
const tooLong = 300_000

/** The statuses that the requests of each kind got. */
export type Flood = { end(): Promise<Map<FloodKind, Map<number, number>>> }

/** Sends `perSecond` requests of each kind until its end, from one address and these accounts. */
export function startFlood(url: string, address: string, cookies: readonly string[]): Flood {
  const sent: Promise<[FloodKind, number]>[] = []
  let n = 0
  let open = 0
  const timer = setInterval(() => {
    const from = { address, cookie: cookies[n % cookies.length] }
    const { grow } = hostileTexts[n % hostileTexts.length] as (typeof hostileTexts)[number]
    for (const kind of floodKinds) {
      if (open >= mostOpen) continue
      open += 1
      sent.push(
        requestOf[kind](url, from, grow, n).then(({ status }): [FloodKind, number] => {
          open -= 1
          return [kind, status]
        }),
      )
    }
    n += 1
  }, 1_000 / perSecond)
  return {
    async end() {
      clearInterval(timer)
      const counts = new Map(floodKinds.map((kind) => [kind, new Map<number, number>()]))
      for (const [kind, status] of await Promise.all(sent))
        counts.get(kind)?.set(status, (counts.get(kind)?.get(status) ?? 0) + 1)
      return counts
    },
  }
}

type Grow = (length: number) => string
type SendOne = (url: string, from: From, grow: Grow, n: number) => Promise<Heard>

const requestOf: Record<FloodKind, SendOne> = {
  demos: (url, { address }, grow) =>
    once(url, '/functions/v1/claude-proxy-demo', { address }, { body: question(grow(8_000)) }),
  questions: (url, from, grow, n) =>
    once(url, '/functions/v1/claude-proxy', from, { body: question(grow(8_000 + 8_000 * (n % 5))) }),
  drafts: (url, from, grow) => once(url, draftPath(), from, { method: 'PUT', body: draft(grow) }),
  searches: (url, from, grow) =>
    once(url, `/api/conversations?search=${encodeURIComponent(grow(100).toWellFormed())}`, from, {
      method: 'GET',
    }),
  // A file is read in the browser: its text comes as a draft, or as a body that is too large.
  uploads: (url, from, grow, n) =>
    once(url, draftPath(), from, {
      method: 'PUT',
      body: upload(grow, n % 4 === 0 ? tooLong : 200_000),
    }),
}

const draftPath = () => `/api/drafts/middle/fiction/${randomUUID()}`

function question(passage: string) {
  const content = { title: '', author: '', question: 'How does it feel?', passage }
  return { messages: [{ role: 'user', content }], gradeLevel: 'middle', contentType: 'fiction' }
}

function draft(grow: Grow) {
  const own = grow(60_000)
  return { data: { question: own, followUp: own, checkIn: own }, revision: 0 }
}

function upload(grow: Grow, length: number) {
  return { data: { fileName: 'story.txt', fileText: grow(length) }, revision: 0 }
}

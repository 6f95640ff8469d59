import { randomInt } from 'node:crypto'
import { type Asked, askQuestion, headersOf, type Reader } from './ask-question.ts'
import { followUpOf, questionOf } from './questions.ts'

/** A page that was opened meanwhile. `status` is 0 when no reply came. */
export type Opened = { phase: string; path: string; status: number; took: number }

export type Load = {
  /** From now on everything counts for this phase, at so many questions a second. */
  enter(phase: string, rate: number): void
  /** Asks nothing new. Resolves with all that was asked and opened when the last answer has come. */
  end(): Promise<{ asked: Asked[]; opened: Opened[] }>
}

const pages = ['/about?x', '/demo', '/pricing?x']
const personalPages = ['/home', '/api/conversations?gradeLevel=middle&contentType=poetry']
/** Under the product's own limits of an account: 10 a minute, 60 an hour. */
const perMinute = 8
const perHour = 55
const demoPrompts = 5

/**
 * Asks at a pace of its own, whether or not answers come: half of it demos, half accounts, every third question a
 * follow-up. Two pages a second are opened beside. `bases`: the addresses that people use, in turn.
 */
export function startLoad(bases: readonly string[], accounts: Reader[]): Load {
  const waiting = new Set<Promise<unknown>>()
  const asked: Asked[] = []
  const opened: Opened[] = []
  let demos: Reader[] = []
  let [phase, rate] = ['', 0]
  let [count, turn, due] = [0, 0, 0]
  const base = () => bases[turn++ % bases.length] ?? ''

  function keep(work: Promise<unknown>) {
    waiting.add(work)
    work.finally(() => waiting.delete(work)).catch(() => undefined)
  }

  function askNext() {
    const n = count++
    const reader = (n % 2 === 0 ? freeAccount(accounts) : undefined) ?? freeDemo()
    const isFollowUp = n % 3 === 2 && reader.last !== null
    const body = isFollowUp && reader.last ? followUpOf(n, reader.last) : questionOf(n)
    reader.isAsking = true
    reader.askedAt.push(performance.now())
    const question = { phase, base, body, isFollowUp }
    keep(
      askQuestion(reader, question).then((one) => {
        asked.push(one)
        reader.isAsking = false
      }),
    )
  }

  function freeDemo(): Reader {
    demos = demos.filter((one) => one.isAsking || one.askedAt.length < demoPrompts)
    const free = demos.find((one) => !one.isAsking)
    if (free) return free
    const fresh = newReader('demo', '')
    demos.push(fresh)
    return fresh
  }

  async function openPage() {
    const now = phase
    const begun = performance.now()
    const account = accounts[count % Math.max(1, accounts.length)]
    const paths = account ? [...pages, ...personalPages] : pages
    const path = paths[opened.length % paths.length] ?? '/'
    const headers = account ? headersOf(account, { accept: 'text/html,*/*' }) : undefined
    const status = await fetch(base() + path, {
      redirect: 'manual',
      headers,
      signal: AbortSignal.timeout(20_000),
    })
      .then(async (reply) => {
        await reply.arrayBuffer()
        return reply.status
      })
      .catch(() => 0)
    opened.push({ phase: now, path, status, took: performance.now() - begun })
  }

  let last = performance.now()
  const asking = setInterval(() => {
    const now = performance.now()
    due += ((now - last) / 1_000) * rate
    last = now
    for (; due >= 1; due -= 1) askNext()
  }, 20)
  const opening = setInterval(() => rate > 0 && keep(openPage()), 500)

  return {
    enter(name, perSecond) {
      ;[phase, rate] = [name, perSecond]
    },
    async end() {
      clearInterval(asking)
      clearInterval(opening)
      while (waiting.size > 0) await Promise.all(waiting)
      return { asked, opened }
    },
  }
}

/** A reader in a network of its own. */
export function newReader(mode: Reader['mode'], cookie: string): Reader {
  const address = `10.${randomInt(256)}.${randomInt(256)}.7`
  return { mode, address, cookie, isAsking: false, askedAt: [], last: null }
}

/** The account that asked longest ago, if it may ask again. */
function freeAccount(accounts: Reader[]): Reader | undefined {
  const now = performance.now()
  return accounts
    .filter(({ isAsking, askedAt }) => {
      if (isAsking) return false
      const recent = askedAt.filter((time) => now - time < 60_000).length
      return recent < perMinute && askedAt.filter((time) => now - time < 3_600_000).length < perHour
    })
    .sort((one, other) => (one.askedAt.at(-1) ?? 0) - (other.askedAt.at(-1) ?? 0))[0]
}

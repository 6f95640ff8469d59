import { type Asked, askQuestion, headersOf, type Student } from './ask-question.ts'
import { createCrowd } from './crowd.ts'
import { followUpOf, questionOf } from './questions.ts'

/** A page that was opened meanwhile. `status` is 0 when no reply came. */
export type Opened = { phase: string; path: string; status: number }

export type Load = {
  /** From now on everything counts for this phase, at so many questions a second. */
  enter(phase: string, rate: number): void
  /** Asks nothing new. Resolves with all that was asked and opened when the last answer has come. */
  end(): Promise<{ asked: Asked[]; opened: Opened[] }>
}

const pages = ['/about?x', '/demo', '/pricing?x']
const personalPages = ['/home', '/api/conversations?gradeLevel=middle&contentType=poetry']

/**
 * Asks at a pace of its own, whether or not answers come: half of it demos, half accounts, every third question a
 * follow-up. Two pages a second are opened beside. `bases`: the addresses that people use, in turn.
 */
export function startLoad(bases: readonly string[], accounts: Student[]): Load {
  const waiting = new Set<Promise<unknown>>()
  const asked: Asked[] = []
  const opened: Opened[] = []
  const free = createCrowd(accounts)
  let [phase, rate] = ['', 0]
  let [count, pageViews, turn, due] = [0, 0, 0, 0]
  /** Another address for each try, as each question begins at another one. */
  function basesInTurn(): () => string {
    let next = turn++
    return () => bases[next++ % bases.length] ?? ''
  }

  function track(work: Promise<unknown>) {
    waiting.add(work)
    work.finally(() => waiting.delete(work)).catch(() => undefined)
  }
  async function askNext() {
    const n = count++
    const student = free(n % 2 === 0 ? 'account' : 'demo')
    const isFollowUp = n % 3 === 2 && student.last !== null
    const body = isFollowUp && student.last ? followUpOf(n, student.last) : questionOf(n)
    student.isAsking = true
    student.askedAt.push(performance.now())
    asked.push(await askQuestion(student, { phase, base: basesInTurn(), body, isFollowUp }))
    student.isAsking = false
  }
  async function openNext() {
    const now = phase
    const account = accounts[pageViews % Math.max(1, accounts.length)]
    const paths = account ? [...pages, ...personalPages] : pages
    const path = paths[pageViews++ % paths.length] ?? '/'
    opened.push({ phase: now, path, status: await openPage(basesInTurn()() + path, account) })
  }

  let last = performance.now()
  const asking = setInterval(() => {
    const now = performance.now()
    due += ((now - last) / 1_000) * rate
    last = now
    for (; due >= 1; due -= 1) track(askNext())
  }, 20)
  const opening = setInterval(() => rate > 0 && track(openNext()), 500)

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

/** The status of a page; 0 when no reply comes within 20 seconds. */
export async function openPage(url: string, student?: Student): Promise<number> {
  const headers = student ? headersOf(student, { accept: 'text/html,*/*' }) : undefined
  try {
    const reply = await fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(20_000) })
    await reply.arrayBuffer()
    return reply.status
  } catch {
    return 0
  }
}

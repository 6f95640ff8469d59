/** One question through the address that people use, with the browser's own way of following an answer. */

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnalysisBody } from '#domain/answer'
import { bareQuestion, readQuestion, type Question as Words } from '#domain/messages'
import { type AnswerOutcome, followAnswer } from '../../app/components/conversation/follow-answer.ts'

/** Who asks: a demo of at most five questions, or an account. Each comes from a network of its own. */
export type Student = {
  mode: 'demo' | 'account'
  address: string
  cookie: string
  isAsking: boolean
  /** When each question was asked, by `performance.now()`. */
  askedAt: number[]
  /** What a follow-up builds on. */
  last: { body: AnalysisBody; text: string; conversationId: string } | null
}

/** What became of one question. */
export type Asked = {
  phase: string
  mode: Student['mode']
  key: string
  isFollowUp: boolean
  /** What was asked, as the history keeps it. */
  question: Words
  /** The process took it: it answered with the start of a stream. */
  isAccepted: boolean
  /** Of an account's question. */
  conversationId: string | undefined
  /** `whole`, `cut` (broken off, and said so), `refused` (with words), or `lost` (half a minute of silence). */
  end: 'whole' | 'cut' | 'refused' | 'lost'
  isSaved: boolean
  text: string
  /** Milliseconds from sending the question to the first words; null when none came. */
  firstWords: number | null
  /** The status of each reply on the way. */
  statuses: number[]
  /** Why it was refused, a code of the error catalogue. */
  refusal?: string
}

/** A question on its way: `base` names the address to use, anew for each try. */
export type Question = { phase: string; base: () => string; body: AnalysisBody; isFollowUp: boolean }

/** As long as the screen waits for a sign of life. */
const idleTimeout = 40_000

/** Asks and stays with the answer until its end, as the screen does. Never throws. */
export async function askQuestion(student: Student, given: Question): Promise<Asked> {
  const { phase, base, body, isFollowUp } = given
  const begun = performance.now()
  const seen: Pick<Asked, 'isAccepted' | 'conversationId' | 'firstWords' | 'statuses'> = {
    isAccepted: false,
    conversationId: body.conversationId,
    firstWords: null,
    statuses: [],
  }
  const key = randomUUID()
  const outcome = await followAnswer(
    { mode: student.mode, key, body },
    {
      started({ conversationId }) {
        seen.isAccepted = true
        seen.conversationId ??= conversationId
      },
      wrote() {
        seen.firstWords ??= performance.now() - begun
      },
      correcting() {},
      lost() {},
    },
    {
      fetch: async (path, init) => {
        const reply = await fetch(`${base()}${path}`, { ...init, headers: headersOf(student, init?.headers) })
        seen.statuses.push(reply.status)
        takeCookie(student, reply)
        return reply
      },
      wait: (milliseconds) => pause(milliseconds),
      now: () => new Date(),
      signal: new AbortController().signal,
      idleTimeout,
    },
  )
  student.last = followable(outcome, body)
  const [first, , followUp] = body.messages
  const question = followUp ? bareQuestion(followUp.content) : readQuestion(first.content)
  return { phase, mode: student.mode, key, question, isFollowUp, ...seen, ...endOf(outcome) }
}

/** As a browser behind one more proxy: `X-Forwarded-For` says where it is, and the sender is that proxy. */
export function headersOf(student: Student, given: HeadersInit | undefined): Headers {
  const headers = new Headers(given)
  headers.set('sec-fetch-site', 'same-origin')
  headers.set('x-forwarded-for', student.address)
  if (student.cookie) headers.set('cookie', student.cookie)
  return headers
}

function takeCookie(student: Student, reply: Response) {
  const [line] = reply.headers.getSetCookie().filter((one) => one.startsWith('demo='))
  if (line) student.cookie = line.split(';')[0] ?? ''
}

function endOf(outcome: AnswerOutcome): Pick<Asked, 'end' | 'isSaved' | 'text' | 'refusal'> {
  if (outcome.kind === 'lost') return { end: 'lost', isSaved: false, text: '' }
  if (outcome.kind === 'refused')
    return { end: 'refused', isSaved: false, text: '', refusal: outcome.body.error }
  const { state, saved } = outcome.final
  return { end: state === 'done' ? 'whole' : 'cut', isSaved: saved, text: outcome.text }
}

function followable(outcome: AnswerOutcome, body: AnalysisBody): Student['last'] {
  if (outcome.kind !== 'final' || outcome.final.state !== 'done' || !outcome.final.saved) return null
  const { conversationId } = outcome.final
  return conversationId ? { body, text: outcome.text, conversationId } : null
}

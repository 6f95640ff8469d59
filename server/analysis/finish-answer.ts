import type { FinalEvent } from '#domain/answer'
import { errorBody } from '#domain/errors'
import type { Runtime } from '../runtime.ts'
import { commitEnd, type End } from './commit-end.ts'
import { finishAnswer, type LiveAnswer, moveListeners } from './live-answer.ts'
import { findGeneration } from './queries.ts'
import type { Written } from './run-answer.ts'

const firstRetry = 1_000
const longestRetry = 60_000

/** How a demo's follow-up token is made for this answer; null for accounts and answers without text. */
export type SignAnswer = (text: string) => string | undefined

type Ended = { live: LiveAnswer; written: Written; sign: SignAnswer; isStopping: () => boolean }

/**
 * Stores the end, then tells it. When it can't be stored, the listeners get their text with `saved: false`, and
 * storing is tried again after 1, 2, 4 … 60 seconds until it works. Resolves when it is stored or the process stops.
 */
export async function finishAndStore(runtime: Runtime, ended: Ended): Promise<void> {
  const { live, written } = ended
  const isMoved = live.stop.signal.reason === 'restart'
  const end: End = { id: live.id, text: live.text, ...written, keepsQuestion: isMoved, now: runtime.now() }
  for (let wait = firstRetry; ; wait = Math.min(wait * 2, longestRetry)) {
    const final = await store(runtime, ended, end).catch((error: unknown) => {
      runtime.log.error('answer_not_saved', error, { generation: live.id })
      return null
    })
    const told = final ?? unsaved(ended, end)
    if (isMoved) moveListeners(live)
    else finishAnswer(live, told)
    if (final || ended.isStopping()) return
    await new Promise((resolve) => setTimeout(resolve, wait).unref())
  }
}

async function store(runtime: Runtime, ended: Ended, end: End): Promise<FinalEvent> {
  const { live, sign } = ended
  const { row, conversationId, promptsLeft } = await commitEnd(runtime.database, end)
  if (row) {
    const demoToken = row.demoSessionId && end.text !== '' ? sign(end.text) : undefined
    return finalEvent(live, end, { conversationId: demoToken ?? conversationId, promptsLeft })
  }
  // Somebody else ended it first (a stop in another process, or the sweeper): their end is the true one.
  const theirs = await findGeneration(runtime.database.query, live.owner, live.id)
  const state = theirs?.state === 'done' || theirs?.state === 'refused' ? theirs.state : 'interrupted'
  return finalEvent(live, { ...end, state }, { conversationId: theirs?.conversationId ?? undefined })
}

function unsaved({ live, sign }: Ended, end: End): FinalEvent {
  const conversationId = 'demoSessionId' in live.owner ? sign(end.text) : live.start.conversationId
  return { ...finalEvent(live, end, { conversationId, promptsLeft: live.start.promptsLeft }), saved: false }
}

function finalEvent(
  { isReplaced }: LiveAnswer,
  end: End,
  rest: Pick<FinalEvent, 'conversationId' | 'promptsLeft'>,
): FinalEvent {
  const { state, answeredBy, check, errorCode, now, id } = end
  return {
    state,
    saved: true,
    timestamp: now.toISOString(),
    answeredBy,
    ...(check ? { check } : {}),
    ...(isReplaced ? { text: end.text } : {}),
    ...(rest.conversationId ? { conversationId: rest.conversationId } : {}),
    ...(rest.promptsLeft === undefined ? {} : { promptsLeft: rest.promptsLeft }),
    ...(errorCode ? { error: errorBody(errorCode, {}, id.slice(0, 8)) } : {}),
  }
}

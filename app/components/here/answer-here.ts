import type { FinalEvent } from '#domain/answer'
import { errorBody } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Message } from '#domain/messages'
import { askReadingWorker } from '../reader/ask-reading-worker.ts'
import type { Answerer } from '../reader/follow-answer.ts'
import { hearDistress } from '../reader/hear-distress.ts'
import type { ReaderPlace } from '../reader/reader-environment.ts'
import { type KeptConversation, openDeviceStore } from './device-store.ts'

/** Answers on this device alone: nothing is sent. The answer is kept here; `saved` is false where the browser did not. */
export function answererOf({ help }: ReaderPlace): Answerer {
  return async ({ body, key }, _, { now, signal }) => {
    if (!body) return { kind: 'lost' }
    const askedAt = now().toISOString()
    const kept = body.conversationId ? await findKept(body.conversationId) : undefined
    if (kept && kept.messages.length / 2 >= limits.turnsPerConversation.account)
      return { kind: 'refused', status: 422, body: errorBody('turns_spent') }
    const here = await askReadingWorker({ task: 'write', body, only: 'device' })
    if (signal.aborted) return { kind: 'lost' }
    const isFollowUp = body.messages.length > 1
    if (!here) {
      const code = isFollowUp ? 'follow_up_failed' : 'answer_failed'
      return { kind: 'refused', status: 0, body: errorBody(code) }
    }
    const { text, interpretation, answeredBy } = here
    const asked = body.messages.at(-1)?.content ?? ''
    const heard = hearDistress(isFollowUp ? 'follow-up' : 'first', asked, help)
    const timestamp = now().toISOString()
    const turn: Message[] = [
      { role: 'user', content: asked, timestamp: askedAt },
      {
        role: 'assistant',
        content: text,
        timestamp,
        answeredBy,
        ...(heard?.tier === 'possible' ? { note: heard.note } : {}),
        ...(interpretation ? { interpretation } : {}),
      },
    ]
    const { gradeLevel, contentType, conversationId = key } = body
    const before = kept ?? { id: conversationId, gradeLevel, contentType, createdAt: askedAt, messages: [] }
    const saved = await keep({ ...before, messages: [...before.messages, ...turn] })
    const final: FinalEvent = {
      state: 'done',
      saved,
      conversationId,
      timestamp,
      answeredBy,
      ...(interpretation ? { interpretation } : {}),
    }
    return { kind: 'final', final, text }
  }
}

async function findKept(id: string): Promise<KeptConversation | undefined> {
  try {
    return await (await openDeviceStore()).get('conversations', id)
  } catch {
    return undefined
  }
}

/** False where the browser forbids storage or has no room, and for a new conversation when the place is full. */
async function keep(conversation: KeptConversation): Promise<boolean> {
  try {
    const write = (await openDeviceStore()).transaction('conversations', 'readwrite')
    const isNew = (await write.store.getKey(conversation.id)) === undefined
    if (isNew && (await write.store.count()) >= limits.onDevice.conversations) return false
    await write.store.put(conversation)
    await write.done
    return true
  } catch {
    return false
  }
}

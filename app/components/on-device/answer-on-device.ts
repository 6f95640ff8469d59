import type { FinalEvent } from '#domain/answer'
import { limits } from '#domain/limits'
import { bareQuestion, type Message } from '#domain/messages'
import { screenError } from '#domain/screen-errors'
import type { AnalysisRoute } from '../conversation/analysis-environment.ts'
import { detectDistress, noteOf } from '../conversation/detect-distress.ts'
import type { Answerer } from '../conversation/follow-answer.ts'
import { callEngineWorker } from '../worker/call-engine-worker.ts'
import { findConversation, openDeviceStore, type StoredConversation } from './device-store.ts'

/** Answers on this device alone: nothing is sent. `saved` is false where the browser did not store the answer. */
export function onDeviceAnswerer({ help }: AnalysisRoute): Answerer {
  return async ({ body, key }, _, { now, signal }) => {
    if (!body) return { kind: 'lost' }
    const askedAt = now().toISOString()
    const stored = body.conversationId
      ? await findConversation(body.conversationId).catch(() => undefined)
      : undefined
    if (stored && stored.messages.length / 2 >= limits.turnsPerConversation.account)
      return { kind: 'refused', status: 422, body: screenError('turns_spent') }
    const written = await callEngineWorker({ task: 'write', body, only: 'device' })
    if (signal.aborted) return { kind: 'lost' }
    const [first, , followUp] = body.messages
    if (!written) {
      const code = followUp ? 'follow_up_failed' : 'answer_failed'
      return { kind: 'refused', status: 0, body: screenError(code) }
    }
    const { text, interpretation, answeredBy } = written
    const asked = followUp ? bareQuestion(followUp.content) : first.content
    const distress = detectDistress(asked.question, help)
    const timestamp = now().toISOString()
    const turn: Message[] = [
      { role: 'user', content: asked, timestamp: askedAt },
      {
        role: 'assistant',
        content: text,
        timestamp,
        answeredBy,
        ...(distress ? { note: noteOf(distress, body.isAboutText === true, help) } : {}),
        ...(interpretation ? { interpretation } : {}),
      },
    ]
    const { gradeLevel, contentType, conversationId = key } = body
    const before = stored ?? { id: conversationId, gradeLevel, contentType, createdAt: askedAt, messages: [] }
    const saved = await storeConversation({ ...before, messages: [...before.messages, ...turn] })
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

/** False where the browser forbids storage or has no space, and for a new conversation beyond the limit. */
async function storeConversation(conversation: StoredConversation): Promise<boolean> {
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

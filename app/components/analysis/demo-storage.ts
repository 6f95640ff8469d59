import type { ContentType, GradeLevel } from '#domain/choices'
import { limits } from '#domain/limits'
import { isSameQuestion, type Message } from '#domain/messages'
import { readMessages } from '#domain/stored-messages'

/** A conversation of the demo as this browser session keeps it. `conversationId` lets a follow-up go on. */
export type DemoConversation = {
  gradeLevel: GradeLevel
  contentType: ContentType
  messages: Message[]
  timestamp: string
  conversationId?: string
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const promptsEntry = 'demo-prompts-used'
const conversationsEntry = 'demo-conversations'

/** Mirrors the server's count, so that the number is right before the server was asked. Never above 5. */
export function storePromptsUsed(storage: TabStorage, promptsLeft: number): void {
  const used = Math.min(limits.demoPrompts, Math.max(0, limits.demoPrompts - promptsLeft))
  storage.setItem(promptsEntry, String(used))
}

/** The demo's conversations of this session; what cannot be read is ignored. */
export function readDemoConversations(storage: TabStorage): DemoConversation[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(conversationsEntry) ?? '[]')
    if (!Array.isArray(list)) return []
    return list.filter(isConversation).map((one) => ({ ...one, messages: readMessages(one.messages) }))
  } catch {
    return []
  }
}

/** Adds a conversation, or writes it in the place of its earlier state (same first message). */
export function storeDemoConversation(storage: TabStorage, conversation: DemoConversation): void {
  const others = readDemoConversations(storage).filter((other) => !isSame(other, conversation))
  storage.setItem(conversationsEntry, JSON.stringify([...others, conversation]))
}

/** Clears both entries. */
export function resetDemo(storage: TabStorage): void {
  storage.removeItem(promptsEntry)
  storage.removeItem(conversationsEntry)
}

function isSame({ messages: [one] }: DemoConversation, { messages: [other] }: DemoConversation): boolean {
  if (one?.role !== 'user' || other?.role !== 'user') return false
  return one.timestamp === other.timestamp && isSameQuestion(one.content, other.content)
}

function isConversation(value: unknown): value is DemoConversation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'messages' in value &&
    Array.isArray(value.messages) &&
    value.messages.every(isMessage)
  )
}

/** A question may be one string, from before. */
function isMessage(value: { role?: unknown; content?: { question?: unknown } | string } | null): boolean {
  const { role, content } = value ?? {}
  const words = role === 'user' && typeof content === 'object' ? content?.question : content
  return typeof role === 'string' && typeof words === 'string'
}

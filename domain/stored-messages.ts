import { bareQuestion, type Message, readQuestion, type UserMessage } from './messages.ts'

/** A turn in the older form that a table or a browser may still hold: the question as one string. */
export type StoredMessage = Message | (Omit<UserMessage, 'content'> & { content: string })

export function readMessages(stored: readonly StoredMessage[]): Message[] {
  const messages = stored.map((message, index): Message => {
    if (message.role === 'assistant') return message
    const { content } = message
    const read = index === 0 ? readQuestion : bareQuestion
    return { ...message, content: typeof content === 'string' ? read(content) : content }
  })
  return takeOldCheckIns(messages)
}

/** Until December 2026 an answer was a follow-up that began with these words. */
const oldLabel = /^My answer to the check-in(?: question “[^”]{0,2000}” is)?: /

/** An answer that was a follow-up of its own comes to the explanation it belongs to, with what came back. */
function takeOldCheckIns(messages: readonly Message[]): Message[] {
  const merged: Message[] = []
  for (let at = 0; at < messages.length; at++) {
    const message = messages[at] as Message
    const before = merged.at(-1)
    const isOld = message.role === 'user' && oldLabel.test(message.content.question)
    if (!isOld || before?.role !== 'assistant') {
      merged.push(message)
      continue
    }
    const next = messages[at + 1]
    const reply = next?.role === 'assistant' ? next.content : undefined
    if (reply !== undefined) at++
    const words = message.content.question.replace(oldLabel, '')
    const checkIn = { words, isChoice: false, timestamp: message.timestamp, ...(reply ? { reply } : {}) }
    merged[merged.length - 1] = { ...before, checkIn }
  }
  return merged
}

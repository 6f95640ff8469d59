import { expect, test } from 'vitest'
import { bareQuestion, type Message } from '#domain/messages'
import {
  type DemoConversation,
  readDemoConversations,
  resetDemo,
  storeDemoConversation,
  storePromptsUsed,
} from './demo-storage.ts'

function fakeStorage() {
  const map = new Map<string, string>()
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  }
}

const asked: Message = {
  role: 'user',
  content: bareQuestion('Why?'),
  timestamp: '2026-12-14T09:00:00.000Z',
}
const answer: Message = { role: 'assistant', content: 'Calm.', timestamp: '2026-12-14T09:00:09.000Z' }
const conversation: DemoConversation = {
  gradeLevel: 'middle',
  contentType: 'poetry',
  messages: [asked],
  timestamp: asked.timestamp,
}

test('prompts used never leave 0 to 5', () => {
  const storage = fakeStorage()
  for (const [left, used] of [
    [5, '0'],
    [2, '3'],
    [-1, '5'],
    [9, '0'],
  ] as const) {
    storePromptsUsed(storage, left)
    expect(storage.map.get('demo-prompts-used')).toBe(used)
  }
})

test('a conversation that grows stays one entry', () => {
  const storage = fakeStorage()
  storeDemoConversation(storage, conversation)
  const longer = { ...conversation, messages: [asked, answer] }
  storeDemoConversation(storage, longer)
  expect(readDemoConversations(storage)).toEqual([longer])
})

test('a conversation from before, with its question in one string, is read and goes on as one entry', () => {
  const storage = fakeStorage()
  const before = { ...conversation, messages: [{ ...asked, content: 'Question: Why?' }, answer] }
  storage.setItem('demo-conversations', JSON.stringify([before]))
  const read = { ...conversation, messages: [asked, answer] }
  expect(readDemoConversations(storage)).toEqual([read])
  storeDemoConversation(storage, read)
  expect(readDemoConversations(storage)).toEqual([read])
})

test('entries that cannot be read are ignored', () => {
  const storage = fakeStorage()
  for (const text of [
    '{',
    '7',
    '[7, {"messages": 1}, {"messages": [{}]}, {"messages": [{"role": "user", "content": {}}]}]',
  ]) {
    storage.setItem('demo-conversations', text)
    expect(readDemoConversations(storage), text).toEqual([])
  }
})

test('a reset clears both entries', () => {
  const storage = fakeStorage()
  storePromptsUsed(storage, 1)
  storeDemoConversation(storage, conversation)
  resetDemo(storage)
  expect(storage.map.size).toBe(0)
})

import { expect, test } from 'vitest'
import { exportChat, exportConversation, exportMessage, fileTimestamp } from './exports.ts'
import { type AssistantMessage, bareQuestion, type UserMessage } from './messages.ts'

const at = new Date('2026-12-14T09:05:07.123Z')
const asked: UserMessage = {
  role: 'user',
  content: bareQuestion('What is the tone?'),
  timestamp: '2026-12-14T09:00:00.000Z',
}
const answer: AssistantMessage = {
  role: 'assistant',
  content: '**In short:** The tone is calm.\n\n## 1. What the text says\nA man sits.',
  timestamp: '2026-12-14T09:00:09.000Z',
  answeredBy: { reader: 'built-in' },
}
const messages = [asked, answer]
const screen = { mode: 'account', gradeLevel: 'middle', contentType: 'poetry' } as const

test('the time in a file name has dashes for colons and dots, and ends at the second', () => {
  expect(fileTimestamp(at)).toBe('2026-12-14T09-05-07')
})

test('the chat is markdown with a heading for each role, a rule between turns, and what wrote the answer', () => {
  const file = exportChat(screen, messages, at)
  expect(file.name).toBe('conversation-middle-poetry-2026-12-14T09-05-07.md')
  expect(file.text).toBe(
    [
      '# USER\n\nQuestion: What is the tone?',
      '---',
      '# ASSISTANT\n\n**In short:** The tone is calm.\n\n## 1. What the text says\nA man sits.',
      'Answered by the built-in reader, a program without an AI model.\n',
    ].join('\n\n'),
  )
})

test('the demo chat has its own file name', () => {
  const file = exportChat({ mode: 'demo', gradeLevel: 'high', contentType: 'nonfiction' }, messages, at)
  expect(file.name).toBe('demo-conversation-high-nonfiction-2026-12-14T09-05-07.md')
})

test('a whole conversation of the history is plain text with every turn', () => {
  const file = exportConversation('fiction', messages, at)
  expect(file.name).toBe('conversation-fiction-2026-12-14T09-05-07.txt')
  expect(file.type).toBe('text/plain')
  expect(file.text).toMatch(/^USER:\n\nQuestion: .*\n\n-{10}\n\nASSISTANT:\n\nIn short:/)
  expect(file.text).not.toMatch(/\*\*|^#/m)
})

test('a first question is written with its title, author and passage, a follow-up as its words alone', () => {
  const first = {
    title: ' Night  ',
    author: 'Ann\nLee',
    question: 'Why?\n',
    passage: '\n  Rain.\n\nPassage:\nSun. ',
  }
  const turns = [
    { ...asked, content: first },
    answer,
    { ...asked, content: bareQuestion('Question: and\nPassage:\nthen?') },
  ]
  const firstText = 'Title: Night\nAuthor: Ann Lee\nQuestion: Why?\n\nPassage:\n  Rain.\n\nPassage:\nSun.'
  const followUp = 'Question: and\nPassage:\nthen?'
  const by = 'Answered by the built-in reader, a program without an AI model.'
  expect(exportChat(screen, turns, at).text).toBe(
    `# USER\n\n${firstText}\n\n---\n\n# ASSISTANT\n\n${answer.content}\n\n${by}\n\n---\n\n# USER\n\n${followUp}\n`,
  )
  const plain = 'In short: The tone is calm.\n\n1. What the text says\nA man sits.'
  const rule = '\n\n----------\n\n'
  expect(exportConversation('poetry', turns, at).text).toBe(
    `USER:\n\n${firstText}${rule}ASSISTANT:\n\n${plain}\n\n${by}${rule}USER:\n\n${followUp}\n`,
  )
  expect(turns.map((message, index) => exportMessage(message, index, at).text)).toEqual([
    `${firstText}\n`,
    `${plain}\n\n${by}\n`,
    `${followUp}\n`,
  ])
})

test('a single message is a file of its own, and an answer that broke off says so', () => {
  const file = exportMessage({ ...answer, incomplete: true }, 1, at)
  expect(file.name).toBe('message-assistant-2026-12-14T09-05-07.txt')
  expect(file.text).toContain('A man sits.\n\nThis explanation is not complete.\n\nAnswered by')
})

test('a plain text file has no markdown in an explanation, and leaves what a person typed alone', () => {
  const typed = { ...asked, content: bareQuestion('What does **loud** mean?\n\n# 1') }
  expect(exportConversation('fiction', [typed, answer], at).text).toContain('**loud** mean?\n\n# 1')
  expect(exportMessage(answer, 1, at).text).toBe(
    [
      'In short: The tone is calm.',
      '1. What the text says\nA man sits.',
      'Answered by the built-in reader, a program without an AI model.\n',
    ].join('\n\n'),
  )
})

test('every file has the result of the checks under the answer', () => {
  const checked: AssistantMessage = {
    ...answer,
    answeredBy: { reader: 'claude', model: 'a-model' },
    check: {
      quotations: { found: 9, all: 10, doubtful: [{ words: 'a golden morning', problem: 'absent' }] },
      claims: [{ claim: 'narrator', says: 'first person', counted: 'third person', certainty: 'likely' }],
      failed: ['M2', 'M4'],
      repair: 'no better',
    },
  }
  const texts = [
    exportChat(screen, [asked, checked], at).text,
    exportConversation('poetry', [asked, checked], at).text,
    exportMessage(checked, 1, at).text,
  ]
  for (const text of texts) {
    expect(text).toContain('It can be wrong.\n\n9 of 10 quotations are in your passage.\n\n')
    expect(text).toContain('The correction was not better, so you see the first explanation.')
    expect(text).toContain('We could not find this in your passage: “a golden morning”.')
    expect(text).toContain(
      'The explanation says: first person. The words of your passage probably show: third person.',
    )
    expect(text).toContain(
      'It does not meet these:\n- It is longer or harder to read than your level asks for.',
    )
  }
})

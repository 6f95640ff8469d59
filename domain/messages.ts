import { withoutPrintedLines } from '#close-reading/printed-lines'
import type { AnswerCheck } from './answer-check.ts'
import type { AnswerInterpretation } from './answer-interpretation.ts'
import type { AnsweredBy } from './answered-by.ts'
import type { MyReading } from './my-reading.ts'

/**
 * What a person asks. The first one of a conversation may have all of it; a follow-up has a question alone. `source`
 * names the files that the passage was extracted from: it is sent and saved with the passage and is no words of it.
 */
export type Question = { title: string; author: string; question: string; passage: string; source?: string }

/** What a student answered to the check-in of an explanation, kept with it. `reply` is what was said to it. */
export type CheckInAnswer = { words: string; isChoice: boolean; reply?: string; timestamp: string }

export type UserMessage = { role: 'user'; content: Question; timestamp: string }

/** An answer. `incomplete` marks one that broke off. */
export type AssistantMessage = {
  role: 'assistant'
  content: string
  timestamp: string
  answeredBy?: AnsweredBy
  incomplete?: boolean
  /** Who can help, shown above the answer; the product wrote it, whoever wrote the answer. */
  note?: string
  /** What the checks found in this answer, when it was judged. */
  check?: AnswerCheck
  /** Of a first answer with a passage: its clues, feelings and tone, from which the screens draw. */
  interpretation?: AnswerInterpretation
  /** What the student answered to the question at its end. */
  checkIn?: CheckInAnswer
  /** What the student read where the words do not settle the question. */
  myReading?: MyReading
}

/** What a student adds to an explanation; it is kept with it. */
export type AddedByStudent = Pick<AssistantMessage, 'checkIn' | 'myReading'>

/** One turn of a conversation, as stored and exported. */
export type Message = UserMessage | AssistantMessage

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

/** A question without title, author and passage, as a follow-up is: its words, whatever they look like. */
export function bareQuestion(question: string): Question {
  return { title: '', author: '', question: question.trim(), passage: '' }
}

/** A question, trimmed, from either form: the structure, or the one string of the spec. */
export function readQuestion(given: Question | string): Question {
  const {
    title,
    author,
    question,
    passage,
    source = '',
  } = typeof given === 'string' ? parseQuestion(given) : given
  const names = [oneLine(source)]
  const text = passage.replace(SOURCE_LINE, (_, name: string) => {
    names.push(oneLine(name))
    return ''
  })
  const named = names.filter(Boolean).join(', ')
  return {
    title: title.trim(),
    author: author.trim(),
    question: question.trim(),
    passage: trimLines(text),
    ...(named && text.trim() ? { source: named } : {}),
  }
}

/** Above the text of a PDF, as the spec has it. */
const SOURCE_LINE = /^Content extracted from ([^\n]{1,1000}):[ \t]*\n(?:[ \t]*\n)?/gmu

/** The line that says where a passage comes from. */
export function writeSource(source: string): string {
  return `Content extracted from ${oneLine(source)}:`
}

export function isSameQuestion(one: Question, other: Question): boolean {
  return (['title', 'author', 'question', 'passage'] as const).every((field) => one[field] === other[field])
}

/** The latest answer of a conversation. */
export function latestAnswer(messages: readonly Message[]): AssistantMessage | undefined {
  return messages.findLast((message) => message.role === 'assistant')
}

/**
 * The string of the spec, for a model and for exports: optional Title and Author lines, the question, then the
 * passage with the line about its source.
 */
export function writeQuestion({ title, author, question, passage, source }: Question): string {
  const lines: string[] = []
  if (title.trim()) lines.push(`Title: ${oneLine(title)}`)
  if (author.trim()) lines.push(`Author: ${oneLine(author)}`)
  lines.push(`Question: ${question.trim()}`)
  if (passage.trim()) {
    lines.push('', 'Passage:')
    if (source) lines.push(writeSource(source), '')
    lines.push(withoutPrintedLines(trimLines(passage)))
  }
  return lines.join('\n')
}

/** Reads `writeQuestion` back. Any other text is taken as a question alone. */
function parseQuestion(text: string): Question {
  const head = /^(?:Title: ([^\n]*)\n)?(?:Author: ([^\n]*)\n)?Question: /.exec(text)
  if (!head) return bareQuestion(text)
  const rest = text.slice(head[0].length)
  const [question = '', ...passage] = rest.split('\nPassage:\n')
  return { title: head[1] ?? '', author: head[2] ?? '', question, passage: passage.join('\nPassage:\n') }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Blank lines around a passage are removed; the first line keeps its indentation, which verse may need. */
function trimLines(text: string): string {
  const begin = text.length - text.trimStart().length
  return text.slice(text.lastIndexOf('\n', begin - 1) + 1).trimEnd()
}

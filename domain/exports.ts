import type { ForkLine } from '#close-reading'
import { type AnswerCheck, checkWords, rulesHeading } from './answer-check.ts'
import { answeredByLine } from './answered-by.ts'
import type { ContentType, GradeLevel } from './choices.ts'
import type { AssistantMessage, Message, Question } from './messages.ts'
import { type MyReading, signsOf, writeMyReading } from './my-reading.ts'
import { plainText } from './plain-text.ts'
import { writeQuestion } from './write-question.ts'

/** A file to download: its name, media type and text. */
export type ExportedFile = { name: string; type: 'text/markdown' | 'text/plain'; text: string }

type Chat = { mode: 'account' | 'demo' | 'device'; gradeLevel: GradeLevel; contentType: ContentType }

/**
 * The chat as markdown: each turn a heading of the uppercased role followed by its content, turns separated
 * by a rule. The role has the first heading level, above the headings inside an answer.
 */
export function exportChat(
  { mode, gradeLevel, contentType }: Chat,
  messages: Message[],
  at: Date,
): ExportedFile {
  const prefix = mode === 'demo' ? 'demo-conversation' : 'conversation'
  return {
    name: `${prefix}-${gradeLevel}-${contentType}-${fileTimestamp(at)}.md`,
    type: 'text/markdown',
    text: `${messages.map((message, index) => `# ${roleName(message)}\n\n${body(message, index)}`).join('\n\n---\n\n')}\n`,
  }
}

/** A whole conversation of the history as plain text. */
export function exportConversation(contentType: ContentType, messages: Message[], at: Date): ExportedFile {
  return {
    name: `conversation-${contentType}-${fileTimestamp(at)}.txt`,
    type: 'text/plain',
    text: `${messages.map((message, index) => `${roleName(message)}:\n\n${body(plain(message), index)}`).join('\n\n----------\n\n')}\n`,
  }
}

/** One message of the history as plain text. `index` is its position in the conversation. */
export function exportMessage(message: Message, index: number, at: Date): ExportedFile {
  return {
    name: `message-${message.role}-${fileTimestamp(at)}.txt`,
    type: 'text/plain',
    text: `${body(plain(message), index)}\n`,
  }
}

/** A student's own reading of a text, with what lines like these can show, as plain text. */
export function exportReading(
  question: Question,
  reading: MyReading,
  lines: readonly ForkLine[],
  at: Date,
): ExportedFile {
  const signs = signsOf(lines).map(
    ({ name, often, otherwise, rule }) => `${name}. ${[often, otherwise, rule].filter(Boolean).join(' ')}`,
  )
  const shown = signs.length > 0 ? ['What such lines can show', ...signs] : []
  return {
    name: `my-reading-${fileTimestamp(at)}.txt`,
    type: 'text/plain',
    text: `${[writeQuestion(question), '----------', ...writeMyReading(reading), ...shown].join('\n\n')}\n`,
  }
}

/** The ISO time with colons and dots replaced by dashes and the final part (milliseconds and zone) trimmed. */
export function fileTimestamp(at: Date): string {
  return at.toISOString().replace(/[:.]/g, '-').slice(0, -5)
}

function roleName(message: Message): string {
  return message.role.toUpperCase()
}

/** An explanation is markdown and is stripped of it; what a person typed stays as it is. */
function plain(message: Message): Message {
  if (message.role !== 'assistant') return message
  const { content, note } = message
  return { ...message, content: plainText(content), ...(note ? { note: plainText(note) } : {}) }
}

function body(message: Message, index: number): string {
  if (message.role === 'assistant') return answerBody(message)
  return index === 0 ? writeQuestion(message.content) : message.content.question
}

/** The note above it, the answer, then the lines that the screen shows under it. */
function answerBody(message: AssistantMessage): string {
  const { content, note, answeredBy, incomplete, check, checkIn, myReading } = message
  const parts = [...(note ? [note] : []), content.trim()]
  if (checkIn)
    parts.push(`Your answer to the check-in: ${checkIn.words}`, ...(checkIn.reply ? [checkIn.reply] : []))
  if (myReading) parts.push(...writeMyReading(myReading))
  if (incomplete) parts.push('This explanation is not complete.')
  if (answeredBy) parts.push(answeredByLine(answeredBy))
  if (check) parts.push(...checkParts(check, answeredBy))
  return parts.join('\n\n')
}

function checkParts(check: AnswerCheck, answeredBy: AssistantMessage['answeredBy']): string[] {
  const { count, notices, rules } = checkWords(check, answeredBy)
  const list = rules.length > 0 ? [[rulesHeading, ...rules.map((rule) => `- ${rule}`)].join('\n')] : []
  return [...(count ? [count] : []), ...notices, ...list]
}

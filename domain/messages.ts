import type { AnswerCheck } from './answer-check.ts'
import type { AnswerInterpretation } from './answer-interpretation.ts'
import type { AnsweredBy } from './answered-by.ts'

/** One turn of a conversation, as stored and exported. `incomplete` marks an answer that broke off. */
export type Message = {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  answeredBy?: AnsweredBy
  incomplete?: boolean
  /** Of an answer: who helps, shown above it; the product wrote it, whoever wrote the answer. */
  note?: string
  /** What the checks found in this answer, when it was judged. */
  check?: AnswerCheck
  /** Of a first answer with a passage: its clues, feelings and tone, from which the screens draw. */
  interpretation?: AnswerInterpretation
}

/** What the analysis form asks for; all trimmed, only the question required. */
export type Question = { title: string; author: string; question: string; passage: string }

/**
 * The user message of the spec: optional Title and Author lines, the question, then the passage.
 * Title and author are kept on one line each, so that the message can be read back.
 */
export function buildUserMessage({ title, author, question, passage }: Question): string {
  const lines: string[] = []
  if (title.trim()) lines.push(`Title: ${oneLine(title)}`)
  if (author.trim()) lines.push(`Author: ${oneLine(author)}`)
  lines.push(`Question: ${question.trim()}`)
  if (passage.trim()) lines.push('', 'Passage:', trimLines(passage))
  return lines.join('\n')
}

/** Reads `buildUserMessage` back. A text that was not built by it is taken as a bare question. */
export function parseUserMessage(content: string): Question {
  const head = /^(?:Title: ([^\n]*)\n)?(?:Author: ([^\n]*)\n)?Question: /.exec(content)
  if (!head) return { title: '', author: '', question: content.trim(), passage: '' }
  const rest = content.slice(head[0].length)
  const mark = rest.indexOf('\nPassage:\n')
  const question = mark < 0 ? rest : rest.slice(0, mark)
  const passage = mark < 0 ? '' : rest.slice(mark + '\nPassage:\n'.length)
  return {
    title: head[1] ?? '',
    author: head[2] ?? '',
    question: question.trim(),
    passage: trimLines(passage),
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Blank lines around a passage go; the first line keeps its indentation, which verse may need. */
function trimLines(text: string): string {
  const lines = text.split('\n')
  while (lines.length > 0 && !lines[0]?.trim()) lines.shift()
  while (lines.length > 0 && !lines.at(-1)?.trim()) lines.pop()
  return lines.join('\n').trimEnd()
}

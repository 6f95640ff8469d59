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

export function isSameQuestion(one: Question, other: Question): boolean {
  return (['title', 'author', 'question', 'passage'] as const).every((field) => one[field] === other[field])
}

/** The latest answer of a conversation. */
export function latestAnswer(messages: readonly Message[]): AssistantMessage | undefined {
  return messages.findLast((message) => message.role === 'assistant')
}

/** Reads `writeQuestion` back. Any other text is taken as a question alone. */
function parseQuestion(text: string): Question {
  const head = /^(?:Title: ([^\n]*)\n)?(?:Author: ([^\n]*)\n)?Question: /.exec(text)
  if (!head) return bareQuestion(text)
  const rest = text.slice(head[0].length)
  const [question = '', ...passage] = rest.split('\nPassage:\n')
  return { title: head[1] ?? '', author: head[2] ?? '', question, passage: passage.join('\nPassage:\n') }
}

/** A text without line breaks and runs of blanks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Blank lines around a passage are removed; the first line keeps its indentation, which verse may need. */
export function trimLines(text: string): string {
  const begin = text.length - text.trimStart().length
  return text.slice(text.lastIndexOf('\n', begin - 1) + 1).trimEnd()
}

import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { KnownText } from '#domain/library/recognize'
import type { OtherWordsQuestion, OtherWordsReply, ReadingQuestion } from './engine-messages.ts'
import { readFirstMarks } from './read-first-marks.ts'
import { soundsOf } from './sounds-of.ts'

// The first marks come with the worker itself; whatever else is asked loads what it needs.

self.onmessage = async ({ data }: MessageEvent<ReadingQuestion & { id: number }>) => {
  // What could not be loaded is answered, too: the screen goes without.
  const reply = await answer(data).catch(() => null)
  self.postMessage({ id: data.id, reply })
}

async function answer(question: ReadingQuestion): Promise<unknown> {
  if (question.task === 'first marks') return readFirstMarks(question.passage)
  if (question.task === 'facts') return facts(question)
  if (question.task === 'other words') return otherWords(question)
  if (question.task === 'interpret') return interpretation(question)
  if (question.task === 'library') return library(question)
  if (question.task === 'marks') return marks(question)
  if (question.task === 'write') return write(question)
  if (question.task === 'choice') return choice(question)
  return question.task === 'quotations' ? quotations(question) : evidence(question)
}

async function evidence(question: Extract<ReadingQuestion, { task: 'evidence' }>) {
  const { findEvidence } = await import('./find-evidence.ts')
  return findEvidence(question)
}

type InterpretQuestion = Extract<ReadingQuestion, { task: 'interpret' }>

/** What an answer stands on that was kept without it: an old one, or one in other words. */
async function interpretation({ input }: InterpretQuestion): Promise<AnswerInterpretation | null> {
  const { interpretAnswer } = await import('#domain/interpret-answer')
  const sounds = await soundsOf(input.contentType)
  return interpretAnswer(input, sounds)
}

async function otherWords(question: OtherWordsQuestion): Promise<OtherWordsReply> {
  const { writeVersions } = await import('./write-versions.ts')
  return writeVersions(question)
}

async function choice(question: Extract<ReadingQuestion, { task: 'choice' }>) {
  const { findChoice } = await import('./find-choice.ts')
  return findChoice(question)
}

async function library({
  passage,
  shouldCache,
}: Extract<ReadingQuestion, { task: 'library' }>): Promise<KnownText | null> {
  const { findReading, recognizeOnDevice } = await import('./recognize-on-device.ts')
  // Its reading comes ahead of the question.
  void findReading(passage, shouldCache).catch(() => undefined)
  return recognizeOnDevice(passage)
}

async function write({ body, only }: Extract<ReadingQuestion, { task: 'write' }>) {
  const { writeOnDevice } = await import('./write-on-device.ts')
  return writeOnDevice(body, only)
}

/** A text that somebody types, with its clues. */
async function marks({ passage }: Extract<ReadingQuestion, { task: 'marks' }>) {
  const { readMarks } = await import('./read-marks.ts')
  return readMarks(passage)
}

async function facts(question: Extract<ReadingQuestion, { task: 'facts' }>) {
  const { findFacts } = await import('./find-facts.ts')
  return findFacts(question)
}

async function quotations(question: Extract<ReadingQuestion, { task: 'quotations' }>) {
  const { findQuotations } = await import('./find-quotations.ts')
  return findQuotations(question)
}

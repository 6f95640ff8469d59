import { checkQuotations, loadPronunciations, type QuotationProblem, readClosely } from '#close-reading'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { KnownText } from '#domain/library/recognize'
import { proposeKind } from '#domain/propose-kind'
import type { Evidence } from '../evidence/evidence.ts'
import type { ChoiceHelp } from '../reading/explain-choice.ts'
import type {
  FoundQuotation,
  OtherWordsQuestion,
  OtherWordsReply,
  PassageFactsReply,
  ReadingQuestion,
} from './reading-messages.ts'

self.onmessage = async ({ data }: MessageEvent<ReadingQuestion & { id: number }>) => {
  // What could not be loaded is answered, too: the screen goes without.
  const reply = await answer(data).catch(() => null)
  self.postMessage({ id: data.id, reply })
}

async function answer(question: ReadingQuestion): Promise<unknown> {
  if (question.task === 'facts') return facts(question)
  if (question.task === 'other words') return otherWords(question)
  if (question.task === 'interpret') return interpretation(question)
  if (question.task === 'library') return library(question)
  if (question.task === 'marks') return marks(question)
  if (question.task === 'write') return write(question)
  if (question.task === 'choice') return choice(question)
  return question.task === 'quotations' ? quotations(question) : evidence(question)
}

type EvidenceQuestion = Extract<ReadingQuestion, { task: 'evidence' }>

/** Loads what describes findings when first asked, and how words sound when a poem is. */
async function evidence({ passage, kind, gradeLevel }: EvidenceQuestion): Promise<Evidence> {
  const { describeEvidence } = await import('../evidence/describe-evidence.ts')
  const sounds = kind === 'poetry' ? await loadPronunciations() : undefined
  return describeEvidence(readClosely(passage, kind, sounds ? { sounds } : {}), gradeLevel)
}

type InterpretQuestion = Extract<ReadingQuestion, { task: 'interpret' }>

/** What an answer stands on that was kept without it: an old one, or one in other words. */
async function interpretation({ input }: InterpretQuestion): Promise<AnswerInterpretation | null> {
  const { interpretAnswer } = await import('#domain/interpret-answer')
  const sounds = input.contentType === 'poetry' ? await loadPronunciations() : undefined
  return interpretAnswer(input, sounds)
}

async function otherWords(question: OtherWordsQuestion): Promise<OtherWordsReply> {
  const { writeVersions } = await import('./write-versions.ts')
  return writeVersions(question)
}

type ChoiceQuestion = Extract<ReadingQuestion, { task: 'choice' }>

/** What is known of chosen words; how they sound is loaded for their syllables, and what words like them mean. */
async function choice({ passage, kind, gradeLevel, start, end }: ChoiceQuestion): Promise<ChoiceHelp> {
  const { explainChoice, lettersOfChoice } = await import('../reading/explain-choice.ts')
  const { loadMeanings } = await import('./load-meanings.ts')
  const letters = lettersOfChoice(passage.slice(start, end))
  const [sounds, meanings] = await Promise.all([loadPronunciations(), loadMeanings(letters)])
  const reading = readClosely(passage, kind, { sounds })
  return explainChoice(reading, gradeLevel, { start, end }, { sounds, meanings })
}

async function library({
  passage,
  isKept,
}: Extract<ReadingQuestion, { task: 'library' }>): Promise<KnownText | null> {
  const { readingHere, recognizeHere } = await import('./recognize-here.ts')
  // Its reading comes ahead of the question.
  void readingHere(passage, isKept).catch(() => undefined)
  return recognizeHere(passage)
}

async function write({ body, only }: Extract<ReadingQuestion, { task: 'write' }>) {
  const { writeHere } = await import('./write-here.ts')
  return writeHere(body, only)
}

/** A text that somebody types, with its clues. */
async function marks({ passage }: Extract<ReadingQuestion, { task: 'marks' }>) {
  const { readMarks } = await import('../try/read-marks.ts')
  return readMarks(passage)
}

async function facts({
  passage,
  kind,
}: Extract<ReadingQuestion, { task: 'facts' }>): Promise<PassageFactsReply> {
  const { suggestQuestions } = await import('./suggest-questions.ts')
  const reading = readClosely(passage, kind)
  const { words, sentences, lines, counts } = reading.summary
  return {
    words,
    sentences,
    lines,
    feelingWords: counts.emotion ?? 0,
    kind: proposeKind(passage),
    questions: suggestQuestions(reading),
  }
}

function quotations({ passage, answer }: Extract<ReadingQuestion, { task: 'quotations' }>): FoundQuotation[] {
  return checkQuotations(answer, passage).quotations.map((quotation) => ({
    words: quotation.words,
    start: quotation.answerSpan.start,
    end: quotation.answerSpan.end,
    line: quotation.line,
    paragraph: quotation.paragraph,
    places: [...(quotation.passageSpans ?? [])],
    parts: partsOf(quotation.problem),
  }))
}

function partsOf(problem: QuotationProblem | null): FoundQuotation['parts'] {
  if (problem === 'parts joined without a mark') return 'apart'
  return problem === 'parts in another order' ? 'in another order' : undefined
}

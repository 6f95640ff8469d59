import type { AnalysisBody } from '#domain/answer'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { HelpContacts } from '#domain/help-message'
import type { Message, Question } from '#domain/messages'
import type { LocalAnswer } from '../worker/engine-messages.ts'
import type { AnalysisAction, AnalysisMode, AnalysisState, RunKind, RunningAnswer } from './analysis-state.ts'
import type { Answerer } from './follow-answer.ts'

export type AnalysisRoute = {
  mode: AnalysisMode
  gradeLevel: GradeLevel
  contentType: ContentType
  /** Whom help names. */
  help: HelpContacts
}

/** The reader of one level and type, as the page was opened. */
export type AnalysisSettings = AnalysisRoute & {
  /** Who answers as things stand; a model that fails is followed by the built-in reader. */
  answersBy: 'model' | 'built-in'
  /** Most characters of a question and of passage and file together. */
  limits: { question: number; passage: number }
}

/** What the store needs of the browser; a test gives its own. */
export type AnalysisEnvironment = {
  fetch: typeof fetch
  wait(milliseconds: number): Promise<void>
  makeKey(): string
  now(): Date
  /** The same answer, made on this device; null where another reader answers. */
  answerOnDevice?(body: AnalysisBody): Promise<LocalAnswer | null>
  /** Who answers in the place of the server, where nothing is sent. */
  answerer?: Answerer
  /** The session has ended: ask the page to open its sign-in dialog. */
  askToSignIn(): void
}

export type AnalysisStore = {
  subscribe(listener: () => void): () => void
  read(): AnalysisState
  key(): string
  takeKey(key: string): void
  /** @param isAboutText the student said so of words that were taken for distress: they are answered */
  ask(kind: RunKind, asked: Question, isAboutText?: boolean): Promise<void>
  stop(): Promise<void>
  retry(): Promise<void>
  resume(
    conversation: { conversationId?: string; messages: Message[] },
    running: RunningAnswer | null,
  ): Promise<void>
  signedIn(): Promise<void>
  change(action: AnalysisAction): void
  clear(): void
}

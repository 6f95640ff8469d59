import type { AnalysisBody } from '#domain/answer'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { HelpContacts } from '#domain/help-message'
import type { Message } from '#domain/messages'
import type { RunningAnswer } from './draft-store.ts'
import type { Answerer } from './follow-answer.ts'
import type { ReaderAction, ReaderState, RunKind } from './reader-state.ts'
import type { AnswerHere } from './write-here.ts'

/** For whom a reader is: a person who is signed in, a visitor, or whoever keeps everything on the device. */
export type ReaderMode = 'account' | 'demo' | 'device'

export type ReaderPlace = {
  mode: ReaderMode
  gradeLevel: GradeLevel
  contentType: ContentType
  /** Whom help names. */
  help: HelpContacts
}

/** What the store needs of the browser; a test gives its own. */
export type ReaderEnvironment = {
  fetch: typeof fetch
  wait(milliseconds: number): Promise<void>
  makeKey(): string
  now(): Date
  /** The same answer, made on this device; null where another reader answers. */
  answerHere?(body: AnalysisBody): Promise<AnswerHere | null>
  /** Who answers in the place of the server, where nothing is sent. */
  answerer?: Answerer
  /** The session has ended: ask the page to open its sign-in dialog. */
  askToSignIn(): void
}

export type ReaderStore = {
  subscribe(listener: () => void): () => void
  read(): ReaderState
  key(): string
  takeKey(key: string): void
  ask(kind: RunKind, content: string): Promise<void>
  stop(): Promise<void>
  retry(): Promise<void>
  resume(
    conversation: { conversationId?: string; messages: Message[] },
    running: RunningAnswer | null,
  ): Promise<void>
  signedIn(): Promise<void>
  change(action: ReaderAction): void
  clear(): void
}

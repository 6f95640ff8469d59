import type { ContentType, GradeLevel } from '#domain/choices'
import type { Message } from '#domain/messages'
import type { RunningAnswer } from './draft-store.ts'
import type { ReaderAction, ReaderState, RunKind } from './reader-state.ts'

export type ReaderPlace = { mode: 'account' | 'demo'; gradeLevel: GradeLevel; contentType: ContentType }

/** What the store needs of the browser; a test gives its own. */
export type ReaderEnvironment = {
  fetch: typeof fetch
  wait(milliseconds: number): Promise<void>
  makeKey(): string
  now(): Date
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

import type { ContentType } from '#domain/choices'
import { type Message, parseUserMessage } from '#domain/messages'
import { splitPasted } from '#domain/split-pasted'
import { AnswerCheckNotes } from './answer-check.tsx'
import { findAnswerParts } from './answer-parts.ts'
import { AnswerText } from './answer-text.tsx'
import { AnsweredByLine } from './answered-by.tsx'
import type { NumberedQuotation } from './mark-quotations.ts'
import type { ReaderState, Run } from './reader-state.ts'
import { useWholeAnswer } from './use-whole-answer.ts'

type Props = {
  state: ReaderState
  quotations: NumberedQuotation[] | null
  contentType: ContentType
  onRetry: () => void
}

/** The newest answer: the one being written, else the last one. */
export function AnswerBody({ state, quotations, contentType, onRetry }: Props) {
  const { run, messages, saved, problem } = state
  if (run) return <GrowingAnswer run={run} />
  const answer = messages.at(-1)
  const asked = messages.at(-2)
  if (!answer || !asked) return null
  return (
    <>
      {messages.length > 2 && <p className="asked">You asked: {asked.content}</p>}
      <WholeAnswer answer={answer} quotations={quotations} contentType={contentType} />
      {answer.incomplete && (
        <div className="row incomplete">
          <span className="problem">This explanation is not complete.</span>
          {problem?.place !== 'answer' && (
            <button type="button" className="button quiet" onClick={onRetry}>
              Retry
            </button>
          )}
        </div>
      )}
      {!saved && <p className="caution">Not saved yet. Trying again.</p>}
      <AnswerCheckNotes check={answer.check} />
      <AnsweredByLine message={answer} quotations={quotations} />
    </>
  )
}

function WholeAnswer({
  answer,
  quotations,
  contentType,
}: { answer: Message } & Omit<Props, 'state' | 'onRetry'>) {
  const parts = findAnswerParts(answer.content)
  const by = contentType === 'poetry' ? 'line' : 'paragraph'
  const marks = quotations ?? undefined
  return (
    <>
      {parts.inShort && (
        <div className="in-short" data-read="Explanation">
          <AnswerText
            text={parts.inShort}
            offset={answer.content.indexOf(parts.inShort)}
            quotations={marks}
            by={by}
          />
        </div>
      )}
      <div className="prose" data-read="Explanation">
        <AnswerText text={parts.body} offset={parts.bodyStart} quotations={marks} by={by} />
        {answer.incomplete && parts.checkIn && <AnswerText text={parts.checkIn} />}
      </div>
    </>
  )
}

function GrowingAnswer({ run }: { run: Run }) {
  const parts = findAnswerParts(run.text)
  const asked = splitPasted(parseUserMessage(run.asked)).question
  const { isHeld, isOffered, choose } = useWholeAnswer()
  return (
    <div className="growing">
      {run.kind === 'follow-up' && asked && <p className="asked">You asked: {asked}</p>}
      {run.stage === 'lost' && <p className="caution">The connection was lost. Trying again.</p>}
      {run.stage === 'signed-out' && <SignInLine />}
      {!isHeld && parts.inShort && (
        <div className="in-short">
          <AnswerText text={parts.inShort} growing={parts.body.trim() === ''} />
        </div>
      )}
      {!isHeld && (
        <div className="prose">
          <AnswerText text={run.text.slice(parts.bodyStart)} growing />
        </div>
      )}
      {(isHeld || run.text === '') && (
        <p className="muted">
          {isHeld
            ? 'The explanation shows here when it is finished.'
            : 'The first words come in a few seconds.'}
        </p>
      )}
      {isOffered && (
        <button type="button" className="link-button" onClick={() => choose(!isHeld)}>
          {isHeld ? 'Show it as it is written' : 'Show it when it is finished'}
        </button>
      )}
    </div>
  )
}

function SignInLine() {
  return (
    <div className="row">
      <span className="problem">Please sign in to continue. The text so far is kept.</span>
      <button
        type="button"
        className="button quiet"
        onClick={() => window.dispatchEvent(new CustomEvent('tonewise:sign-in-needed'))}
      >
        Sign in
      </button>
    </div>
  )
}

import { lazy, Suspense, startTransition, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AnswerClue } from '#domain/answer-interpretation'
import type { AssistantMessage, Question } from '#domain/messages'
import { splitPasted } from '#domain/split-pasted'
import { stepToOpen } from '#domain/step-to-open'
import { AnswerCheckNotes } from '../answer/answer-check.tsx'
import { findAnswerParts } from '../answer/answer-parts.ts'
import { AnswerText } from '../answer/answer-text.tsx'
import { AnsweredByLine } from '../answer/answered-by.tsx'
import type { NumberedQuotation } from '../answer/mark-quotations.ts'
import { AnswerSteps } from '../clues/answer-steps.tsx'
import { ClueCards } from '../clues/clue-cards.tsx'
import { DepthBar } from '../clues/depth-bar.tsx'
import type { ShortWithout } from '../clues/make-short-without.ts'
import { splitSteps } from '../clues/split-steps.ts'
import type { Choice } from '../clues/use-clue-choice.ts'
import type { useDepth } from '../clues/use-depth.ts'
import type { AnalysisState, Run } from '../conversation/analysis-state.ts'
import type { ForkPanelProps } from '../fork/fork-panel.tsx'
import type { LocalAnswer } from '../worker/engine-messages.ts'
import { GrowingAnswer } from './growing-answer.tsx'
import { LoadAgain } from './load-again.tsx'
import { SignInLine } from './sign-in-line.tsx'

const Board = lazy(() =>
  import('../clues/classroom-view.tsx').then((module) => ({ default: module.ClassroomView })),
)
const ForkPanel = lazy(() =>
  import('../fork/fork-panel.tsx').then((module) => ({ default: module.ForkPanel })),
)
const Walk = lazy(() => import('../clues/clue-tour.tsx').then((module) => ({ default: module.ClueTour })))

type Props = {
  state: AnalysisState
  quotations: NumberedQuotation[] | null
  clues: readonly AnswerClue[]
  /** The clues, then what follow-ups quote beyond them. */
  cards: readonly AnswerClue[]
  /** Those of the answer that is being written. */
  growing: readonly AnswerClue[]
  choice: Pick<Choice, 'chosen' | 'choose'>
  depth: ReturnType<typeof useDepth>
  shortWithout: ShortWithout | undefined
  announce: (text: string) => void
  /** Where the words do not say it: what stands in the place of the answer in short. */
  fork?: ForkPanelProps
  /** Of the text; empty where it has none. */
  title: string
  passage: string
  isVerse: boolean
  /** Said of an answer that is not kept. */
  unsaved: string
  onRetry: () => void
}

/** The newest answer: the one being written, else the last one. */
export function AnswerBody({ state, unsaved, onRetry, growing, ...reading }: Props) {
  const { quotations, fork } = reading
  const { run, messages, saved, problem } = state
  if (run?.localAnswer) return <AnswerOnDevice run={run} localAnswer={run.localAnswer} {...reading} />
  const isGuessing = fork?.open.isGuess === true && fork.open.work.isOpen
  if (run)
    return (
      <>
        {fork && <LazyFork {...fork} />}
        {!isGuessing && <GrowingAnswer run={run} clues={growing} />}
      </>
    )
  const answer = messages.at(-1)
  const asked = messages.at(-2)
  if (answer?.role !== 'assistant' || asked?.role !== 'user') return null
  if (fork && isGuessing)
    return (
      <>
        <LazyFork {...fork} />
        {!saved && <p className="caution">{unsaved}</p>}
      </>
    )
  return (
    <>
      <WholeAnswer key={answer.timestamp} {...{ answer, ...reading }} asked={asked.content} />
      {answer.incomplete && (
        <div className="row incomplete">
          <span className="problem">This explanation is not complete.</span>
          {problem?.location !== 'answer' && (
            <button type="button" className="button quiet" onClick={onRetry}>
              Retry
            </button>
          )}
        </div>
      )}
      {state.isReplaced && (
        <div className="incomplete">
          <p className="caution">
            Tonewise was updated while this page was open. This is the explanation of the new version. Your
            text stays when you load it.
          </p>
          <LoadAgain name="Load the new version" />
        </div>
      )}
      {!saved && <p className="caution">{unsaved}</p>}
      <AnswerCheckNotes answer={answer} />
      <AnsweredByLine message={answer} quotations={quotations} />
    </>
  )
}

type Reading = Omit<Props, 'state' | 'unsaved' | 'onRetry' | 'growing'>
type WholeProps = { asked: Question; answer: AssistantMessage } & Reading

/** The answer first, then its clues, then its steps. */
function WholeAnswer({ asked, answer, quotations, ...reading }: WholeProps) {
  const { clues, cards, choice, depth, shortWithout, announce, fork, title, passage, isVerse } = reading
  const isForkOpen = fork?.open.work.isOpen === true
  const [shown, setShown] = useState<'walk' | 'board' | null>(null)
  const parts = findAnswerParts(answer.content)
  // While its fork is open, the numbers in the text are those of the fork's lines.
  const marks = isForkOpen ? undefined : (quotations ?? undefined)
  const steps = answer.incomplete ? null : splitSteps(parts.body, parts.bodyStart)
  const { question } = splitPasted(asked)
  /** The button that opened it has the focus again. */
  function leave(name: 'walk' | 'board') {
    flushSync(() => setShown(null))
    document.getElementById(name)?.focus()
  }
  return (
    <>
      {fork && <LazyFork {...fork} />}
      {parts.inShort && (!fork || fork.open.isGuess) && (
        <div className="in-short" data-read="Explanation">
          <AnswerText
            text={parts.inShort}
            hasLead
            offset={answer.content.indexOf(parts.inShort)}
            quotations={marks}
          />
        </div>
      )}
      {!steps && (
        <div className="prose" id="steps" tabIndex={-1} data-read="Explanation">
          <AnswerText text={parts.body} offset={parts.bodyStart} quotations={marks} />
          {answer.incomplete && parts.checkIn && <AnswerText text={parts.checkIn} />}
        </div>
      )}
      {/* One boundary around both: what stands there stays until the next part has loaded. */}
      <Suspense>
        {shown === 'walk' ? (
          <Walk
            {...{ passage, clues, shortWithout, announce }}
            onShow={choice.choose}
            onEnd={() => leave('walk')}
          />
        ) : (
          <>
            {steps && !isForkOpen && (
              <DepthBar
                depth={depth.depth}
                onDepth={depth.choose}
                onWalk={clues.length > 1 ? () => startTransition(() => setShown('walk')) : undefined}
                onBoard={clues.length > 0 ? () => startTransition(() => setShown('board')) : undefined}
              />
            )}
            {shown === 'board' && (
              <Board {...{ title, question, passage, isVerse, clues }} onClose={() => leave('board')} />
            )}
            <ClueCards clues={cards} chosen={choice.chosen} />
          </>
        )}
      </Suspense>
      {steps && (
        <AnswerSteps
          steps={steps}
          open={stepToOpen(question)}
          isAll={depth.depth === 'everything'}
          quotations={marks}
        />
      )}
    </>
  )
}

function LazyFork(fork: ForkPanelProps) {
  return (
    <Suspense
      fallback={
        fork.open.isGuess ? null : <p className="in-short">We found no words that say it outright.</p>
      }
    >
      <ForkPanel {...fork} />
    </Suspense>
  )
}

type LocalAnswerProps = { run: Run; localAnswer: LocalAnswer } & Reading

/** The whole answer as this device made it, until the server's own takes its place. */
function AnswerOnDevice({ run: { asked, askedAt, stage }, localAnswer, ...reading }: LocalAnswerProps) {
  return (
    <>
      <WholeAnswer
        asked={asked}
        answer={{ role: 'assistant', content: localAnswer.text, timestamp: askedAt }}
        {...reading}
        quotations={null}
        clues={localAnswer.interpretation?.clues ?? []}
        cards={localAnswer.interpretation?.clues ?? []}
      />
      {stage === 'lost' && (
        <p className="caution">
          The connection was lost. This explanation was made on this device. Trying again.
        </p>
      )}
      {stage === 'signed-out' && <SignInLine />}
    </>
  )
}

import '../../styles/answer.css'
import '../../styles/answer-tools.css'
import { lazy, type MouseEvent, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import { type Message, parseUserMessage } from '#domain/messages'
import { splitPasted } from '#domain/split-pasted'
import { ReadAloudButton } from '../reading/read-aloud-button.tsx'
import { AnswerBody } from './answer-body.tsx'
import { findAnswerParts } from './answer-parts.ts'
import { AnswerTools } from './answer-tools.tsx'
import { AnswersLeft } from './answers-left.tsx'
import { AskModel } from './ask-model.tsx'
import { CheckIn } from './check-in.tsx'
import { DemoLimitNotice } from './demo-limit.tsx'
import type { Draft } from './draft-store.ts'
import { EarlierExplanations } from './earlier-explanations.tsx'
import { followMark } from './follow-mark.ts'
import { FollowUpForm } from './follow-up-form.tsx'
import { HelpNote } from './help-note.tsx'
import { VersionChoice, VersionNote, versionStatus } from './other-words.tsx'
import { PassagePanel } from './passage-panel.tsx'
import type { ReaderState } from './reader-state.ts'
import { type ResultTab, ResultTabs } from './result-tabs.tsx'
import { SpokenProgress } from './spoken-progress.tsx'
import { type OtherWords, useOtherWords, type VersionName } from './use-other-words.ts'
import { useQuotations } from './use-quotations.ts'
import type { GivenText, ReaderProps } from './use-reader.ts'

const TextOffer = lazy(() => import('./text-offer.tsx').then((module) => ({ default: module.TextOffer })))
const EvidenceView = lazy(() =>
  import('../evidence/evidence-view.tsx').then((module) => ({ default: module.EvidenceView })),
)

type Props = Pick<ReaderProps, 'mode' | 'answersBy' | 'gradeLevel' | 'contentType' | 'limits'> & {
  state: ReaderState
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onFollowUp: (content: string) => void
  onRetry: () => void
  onNew: () => void
  /** Asks the first question again, about a text of the library. */
  onUseText: (given: GivenText, question: string) => void
  /** Speaks a sentence through the page's status line. */
  say: (text: string) => void
  /** The results show for the first time. */
  onResult: () => void
}

/** The explanation, and from its end on the passage beside it. */
export function ResultView(props: Props) {
  const {
    mode,
    gradeLevel,
    contentType,
    limits,
    state,
    draft,
    onChange,
    onFollowUp,
    onRetry,
    onNew,
    onResult,
    say,
  } = props
  const { messages, run, promptsLeft, problem } = state
  const [tab, setTab] = useState<ResultTab>('explanation')
  const first = messages[0]?.content ?? run?.asked ?? ''
  const question = useMemo(() => splitPasted(parseUserMessage(first)), [first])
  const answer = run ? null : (messages.at(-1) ?? null)
  const words = useOtherWords(messages.length === 2 ? answer : null, question, contentType)
  const latest = answer && inWords(answer, words)
  const parts = latest ? findAnswerParts(latest.content) : null
  const quotations = useQuotations(latest?.incomplete ? null : (parts?.explanation ?? null), question.passage)
  const checkIn = parts?.checkIn
  const isFirstRun = run?.kind === 'first'
  // Words of distress are not kept: there is nothing that a follow-up could go on from.
  const isUnkept = !run && state.saved && state.conversationId === undefined && !answer?.incomplete
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this view is first drawn
  useLayoutEffect(() => onResult(), [])
  const spent = mode === 'demo' && promptsLeft === 0
  const mayAskModel =
    props.answersBy === 'model' &&
    messages.length === 2 &&
    answer?.answeredBy?.reader === 'library' &&
    !spent &&
    !isUnkept
  const shown =
    latest && latest !== answer ? { ...state, messages: [...messages.slice(0, -1), latest] } : state

  function show(name: VersionName | null) {
    words.choose(name)
    say(versionStatus(name))
    document.getElementById('result-heading')?.focus()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only takes up clicks on the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it */}
      <div className="result" data-tab={tab} onClick={(event: MouseEvent) => followMark(event, setTab)}>
        {!isFirstRun && question.passage.trim() !== '' && <ResultTabs tab={tab} onChange={setTab} />}
        {!isFirstRun && (
          <PassagePanel question={question} contentType={contentType} quotations={quotations} />
        )}
        <section
          className="sheet answer"
          id="answer-panel"
          aria-labelledby="result-heading"
          aria-busy={run ? true : undefined}
        >
          <div className="row result-head">
            <h2 id="result-heading" tabIndex={-1}>
              {mode === 'demo' ? 'Analysis Results' : 'Explanation'}
            </h2>
            {!run && <ReadAloudButton area="Explanation" ofWhat="the explanation" />}
          </div>
          <p className="print-only">Question: {question.question}</p>
          <VersionNote words={words} isDemo={mode === 'demo'} onChoose={show} />
          {!run && messages.length === 2 && question.passage.trim() === '' && (
            <Suspense>
              <TextOffer {...question} onUse={(given) => props.onUseText(given, question.question)} />
            </Suspense>
          )}
          <HelpNote text={run ? run.note : answer?.note} />
          <AnswerBody {...{ state: shown, quotations, contentType, onRetry }} />
          <VersionChoice words={words} onChoose={show} />
          {mayAskModel && <AskModel isDemo={mode === 'demo'} onAsk={() => onFollowUp(question.question)} />}
          {checkIn && latest && !latest.incomplete && (
            <CheckIn
              question={checkIn}
              answer={draft.checkIn}
              busy={false}
              open={!spent && !isUnkept}
              asked={words.chosen && answer?.answeredBy?.reader !== 'built-in' ? checkIn : undefined}
              most={limits.question}
              onChange={(value) => onChange({ checkIn: value })}
              onSend={onFollowUp}
            />
          )}
          {!isFirstRun && (
            <>
              <AnswerTools
                chat={{ mode, gradeLevel, contentType }}
                messages={latest && latest !== answer ? [...messages, latest] : messages}
                onNew={onNew}
              />
              {mode === 'account' && !run && <AnswersLeft after={messages.length} />}
              {isUnkept ? (
                <p className="muted">
                  {mode === 'account' && 'This is not in your history. '}
                  To ask more, press New Analysis.
                </p>
              ) : spent ? (
                <DemoLimitNotice />
              ) : (
                <FollowUpForm
                  mode={mode}
                  question={draft.followUp}
                  busy={run !== null}
                  promptsLeft={promptsLeft}
                  most={limits.question}
                  problem={problem?.place === 'follow-up' ? problem.body : null}
                  onChange={(followUp) => onChange({ followUp })}
                  onSend={onFollowUp}
                />
              )}
              <EarlierExplanations messages={run ? messages : messages.slice(0, -2)} />
            </>
          )}
        </section>
      </div>
      <SpokenProgress run={run} />
      {!run && question.passage.trim() !== '' && (
        <Suspense>
          <EvidenceView {...{ gradeLevel, contentType, say }} passage={question.passage} />
        </Suspense>
      )}
    </>
  )
}

/** The answer as it is shown: in other words when these were chosen. */
function inWords(answer: Message, { chosen }: OtherWords): Message {
  if (!chosen) return answer
  const { markdown, check } = chosen.version
  return { ...answer, content: markdown, check, answeredBy: { reader: 'built-in' } }
}

import { Suspense, useEffect, useState } from 'react'
import { contentTypeNames, gradeLevelNames } from '#domain/choices'
import { bareQuestion } from '#domain/messages'
import type { AnalysisState } from '../conversation/analysis-state.ts'
import { carryDraft } from '../drafts/carry-draft.ts'
import { emptyDraft, isBlank } from '../drafts/draft-store.ts'
import { AnalysisForm } from '../form/analysis-form.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { DemoBanner } from '../layout/demo-banner.tsx'
import { ArrowLeft } from '../layout/icon.tsx'
import { AnswerStatus } from './answer-status.tsx'
import { DrawAnew } from './draw-anew.tsx'
import { isAbout } from './is-about.ts'
import {
  ConfirmNew,
  DemoLimitPanel,
  GivenTextNotice,
  HistoryView,
  OtherDrafts,
  ResultView,
} from './lazy-parts.ts'
import { useEndingFocus } from './use-ending-focus.ts'
import '../../styles/analysis.css'
import { type AnalysisParts, type AnalysisScreenProps, useAnalysis } from './use-analysis.ts'
import { useStatus } from './use-status.ts'

/** The reader of one level and type, signed in or demo: form, answer, follow-ups, history. */
export function AnalysisScreen(props: AnalysisScreenProps) {
  return <AnalysisPage key={`${props.viewerKey} ${props.gradeLevel} ${props.contentType}`} {...props} />
}

/** Conversation and draft are kept around what is drawn. */
function AnalysisPage(props: AnalysisScreenProps) {
  const parts = useAnalysis(props)
  const shown = useState<Shown>('chat')
  return (
    <DrawAnew>
      <Analysis {...props} parts={parts} shown={shown} />
    </DrawAnew>
  )
}

type Shown = 'chat' | 'history'

type AnalysisProps = AnalysisScreenProps & {
  parts: AnalysisParts
  shown: [Shown, (shown: Shown) => void]
}

function Analysis({ parts, shown: [shown, setShown], ...props }: AnalysisProps) {
  const { mode, gradeLevel, contentType } = props
  const { status, announce } = useStatus(parts.state)
  const settleFocus = useEndingFocus(parts.state)
  const isDevice = mode === 'device'
  const isForm = shown === 'chat' && parts.state.messages.length === 0 && !parts.state.run
  const start = mode === 'demo' ? { name: 'Demo', href: '/demo' } : { name: 'Home', href: '/home' }
  const levelPath = `${mode === 'demo' ? '/demo' : ''}/grade/${gradeLevel}`
  return (
    <div className="reader">
      {mode === 'demo' && <DemoBanner promptsLeft={parts.state.promptsLeft ?? 0} />}
      {!isDevice && (
        <Breadcrumbs
          crumbs={[start, { name: gradeLevelNames[gradeLevel], href: levelPath }, { name: 'Analysis' }]}
        />
      )}
      <div className="head">
        {!isDevice && (
          <div>
            <h1 tabIndex={-1}>{`${contentTypeNames[contentType]} Analysis`}</h1>
            <p className="muted">{`${gradeLevelNames[gradeLevel]} Level.${isForm ? ' Step 3 of 3.' : ''}`}</p>
          </div>
        )}
        <div className="row">
          {!isDevice && (
            <a className="button quiet" href={levelPath}>
              <ArrowLeft size={20} />
              Back
            </a>
          )}
          {parts.history && (
            <button
              type="button"
              className="button quiet"
              onClick={() => setShown(shown === 'chat' ? 'history' : 'chat')}
            >
              {shown === 'chat' ? 'View History' : 'Show Chat'}
            </button>
          )}
        </div>
      </div>
      <AnswerStatus
        state={parts.state}
        status={status}
        onStop={() => void parts.store.stop()}
        onRetry={() => retry(parts.store)}
      />
      {shown === 'chat' || !parts.history ? (
        <Chat {...props} {...parts} announce={announce} onResult={settleFocus} />
      ) : (
        <Suspense fallback={<p className="muted">Loading...</p>}>
          <HistoryView
            gradeLevel={gradeLevel}
            contentType={contentType}
            source={parts.history}
            onOpen={async (conversationId) => {
              const opened = await parts.open(conversationId)
              if (opened) setShown('chat')
              return opened
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function Chat(
  props: AnalysisScreenProps & AnalysisParts & { announce: (text: string) => void; onResult: () => void },
) {
  const { mode, gradeLevel, contentType, limits, store, draftSync, state, view, announce } = props
  const [question, setQuestion] = useState<string | null>(null)
  const isFirst = state.messages.length === 0
  const spent = mode === 'demo' && state.promptsLeft === 0
  const hasQuestion = view.draft.question.trim() !== ''
  // What an answer needs loads while its question is typed, so that sending does not wait for it.
  useEffect(() => {
    if (!hasQuestion) return
    void Promise.allSettled([
      store.prepare(),
      import('../conversation/follow-answer.ts'),
      import('../result/result-view.tsx'),
    ])
  }, [hasQuestion, store])

  function startNew() {
    setQuestion(null)
    store.clear()
    // A text that the address asked for comes into the form once.
    const given = props.given && !isAbout(state, props.given) ? props.given : null
    draftSync.change({ ...emptyDraft(store.key()), ...given })
    draftSync.saveScreen({})
    requestAnimationFrame(() => document.getElementById('passage')?.focus())
  }

  /** What would be lost is asked about first. */
  function askForNew() {
    const reason = lossOf(state, view.draft.followUp + view.draft.checkIn)
    if (reason) setQuestion(reason)
    else startNew()
  }

  return (
    <div className={isFirst && state.run ? 'chat writing' : 'chat'}>
      {props.given && (
        <Suspense>
          <GivenTextNotice
            draftSync={draftSync}
            view={view}
            state={state}
            given={props.given}
            onNew={askForNew}
          />
        </Suspense>
      )}
      {isFirst && view.others.length > 0 && !state.run && (
        <Suspense>
          <OtherDrafts draftSync={draftSync} view={view} onAnnounce={announce} />
        </Suspense>
      )}
      {isFirst && spent && !state.run && (
        <Suspense>
          <DemoLimitPanel />
        </Suspense>
      )}
      {isFirst && (
        <AnalysisForm
          mode={mode}
          answersBy={props.answersBy}
          gradeLevel={gradeLevel}
          contentType={contentType}
          offered={props.offered}
          draft={view.draft}
          limits={limits}
          busy={state.run !== null}
          promptsLeft={state.promptsLeft}
          refused={state.problem?.location === 'form' ? state.problem.body.fields : undefined}
          onChange={(change) => draftSync.change({ ...change, key: store.key() })}
          onSubmit={(asked) => void store.ask('first', asked)}
          onLeave={(path) => {
            if (!isBlank(view.draft))
              carryDraft({
                draft: view.draft,
                path,
                arrived: () => draftSync.settle(emptyDraft(store.key())),
              })
          }}
          onAnnounce={announce}
        />
      )}
      {(!isFirst || state.run) && (
        <Suspense fallback={<div className="sheet answer" />}>
          <ResultView
            {...props}
            draft={view.draft}
            onChange={(change) => draftSync.change(change)}
            onFollowUp={(question) => void store.ask('follow-up', bareQuestion(question))}
            onAboutText={() => {
              const asked = state.messages.findLast((message) => message.role === 'user')
              document.getElementById('result-heading')?.focus({ preventScroll: true })
              if (asked)
                void store.ask(state.messages.length > 2 ? 'follow-up' : 'first', asked.content, true)
            }}
            onRetry={() => retry(store)}
            onUseText={(given, asked) => {
              store.clear()
              const { title, author, passage } = given
              draftSync.change({ title, author, passage, question: asked, key: store.key() })
              draftSync.saveScreen({})
              announce('Text filled in.')
              requestAnimationFrame(() => document.getElementById('question')?.focus())
            }}
            onNew={askForNew}
          />
        </Suspense>
      )}
      {question && (
        <Suspense>
          <ConfirmNew reason={question} onConfirm={startNew} onCancel={() => setQuestion(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** The button that was pressed goes away with the answer that broke off, so the results keep the focus. */
function retry(store: AnalysisParts['store']): void {
  document.getElementById('result-heading')?.focus({ preventScroll: true })
  void store.retry()
}

/** What a new analysis would take away, in words; null when nothing. */
function lossOf(state: AnalysisState, typed: string): string | null {
  if (state.run) return 'An explanation is being written. It stops being shown here.'
  if (!state.saved) return 'This explanation is not saved yet. Download it first to keep it.'
  return typed.trim() ? 'You typed a question that was not sent. It is cleared.' : null
}

import { useState } from 'react'
import { AnswerStatus } from '#components/analysis/answer-status'
import { AnalysisForm } from '#components/form/analysis-form'
import { ResultView } from '#components/result/result-view'
import { limits } from '#domain/limits'
import { statusText } from '../../components/analysis/status-text.ts'
import type { AnalysisMode, AnalysisState } from '../../components/conversation/analysis-state.ts'
import type { Draft } from '../../components/drafts/draft-store.ts'
import type { Fixtures } from '../fixtures.ts'
import '../../styles/analysis.css'

type Props = {
  fixtures: Fixtures
  state: AnalysisState
  draft?: Draft
  mode?: AnalysisMode
  /** Sentence per field, from the server. */
  refused?: Record<string, string>
}

const nothing = () => undefined
const route = { gradeLevel: 'middle', contentType: 'fiction' } as const
const most = { question: limits.question.account, passage: limits.passage.account }

/** The parts of the question screen around one state; typing works, and nothing is sent. */
export function AnswerScreen({ fixtures, state, draft: first, mode = 'account', refused }: Props) {
  const [draft, setDraft] = useState<Draft>(first ?? fixtures.drafts.empty)
  const [said, setSaid] = useState('')
  const isFirst = state.messages.length === 0
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  return (
    <div className="reader">
      <AnswerStatus state={state} status={said || statusText(state, 0)} onStop={nothing} onRetry={nothing} />
      <div className={isFirst && state.run ? 'chat writing' : 'chat'}>
        {isFirst && (
          <AnalysisForm
            mode={mode}
            answersBy="built-in"
            {...route}
            offered={fixtures.offered}
            draft={draft}
            limits={most}
            busy={state.run !== null}
            promptsLeft={state.promptsLeft}
            refused={refused}
            onChange={change}
            onSubmit={nothing}
            onLeave={nothing}
            onAnnounce={setSaid}
          />
        )}
        {(!isFirst || state.run) && (
          <ResultView
            mode={mode}
            answersBy="built-in"
            {...route}
            limits={most}
            state={state}
            draft={draft}
            onChange={change}
            help={fixtures.contacts}
            onFollowUp={nothing}
            store={{ change: nothing, read: () => state }}
            draftSync={{ settle: nothing, saveFork: nothing, savedFork: nothing }}
            history={null}
            onAboutText={nothing}
            onRetry={nothing}
            onNew={nothing}
            onUseText={nothing}
            announce={setSaid}
            onResult={nothing}
          />
        )}
      </div>
    </div>
  )
}

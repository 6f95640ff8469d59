import { useMemo } from 'react'
import type { WrittenCheckIn } from '#domain/answer-interpretation'
import { namesIn } from '#domain/distress/names-in'
import type { HelpContacts } from '#domain/help-message'
import type { AssistantMessage, Question } from '#domain/messages'
import type { AnalysisMode, AnalysisState } from '../conversation/analysis-state.ts'
import type { Draft } from '../drafts/draft-store.ts'
import { FollowUpForm } from '../form/follow-up-form.tsx'
import { CheckIn, type CheckInGiven } from './check-in.tsx'
import { DemoLimitNotice } from './demo-limit.tsx'

type Props = {
  mode: AnalysisMode
  state: AnalysisState
  /** The text that the explanation is about. */
  about: Question
  /** The question of the check-in, where the explanation has one, and the explanation. */
  checkIn: string | null
  explanation: AssistantMessage | null
  written: WrittenCheckIn | undefined
  help: HelpContacts
  draft: Draft
  most: number
  /** No prompt is left. */
  spent: boolean
  /** The explanation is not kept, so that nothing can go on from it. */
  isUnkept: boolean
  onChange: (change: Partial<Draft>) => void
  onFollowUp: (question: string) => void
  onCheckIn: (of: string, given: CheckInGiven) => Promise<boolean>
  announce: (text: string) => void
}

/** The check-in and the follow-up question, side by side where there is room. */
export function YourTurn(props: Props) {
  const { mode, state, about, checkIn, explanation, written, help, draft, most, spent, isUnkept } = props
  const { onChange, onFollowUp, onCheckIn, announce } = props
  const names = useMemo(() => namesIn(`${about.title}\n${about.passage}`), [about])
  const { run, promptsLeft, problem } = state
  const busy = run !== null
  return (
    <div className="your-turn">
      {checkIn && explanation && !busy && (
        <CheckIn
          key={explanation.timestamp}
          question={checkIn}
          written={written}
          given={explanation.checkIn}
          answer={draft.checkIn}
          {...{ names, help, most, announce }}
          onChange={(value) => onChange({ checkIn: value })}
          onGive={(given) => onCheckIn(explanation.timestamp, given)}
        />
      )}
      {isUnkept ? (
        <p className="muted">{`${mode !== 'demo' ? 'This is not in your history. ' : ''}To ask more, press New Analysis.`}</p>
      ) : spent ? (
        <DemoLimitNotice />
      ) : (
        <FollowUpForm
          mode={mode}
          question={draft.followUp}
          busy={busy}
          promptsLeft={promptsLeft}
          most={most}
          problem={problem?.location === 'follow-up' ? problem.body : null}
          onChange={(followUp) => onChange({ followUp })}
          onSend={onFollowUp}
        />
      )}
    </div>
  )
}

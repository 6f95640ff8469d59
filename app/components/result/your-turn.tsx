import type { CheckInTurn } from '../clues/check-in-turn.ts'
import type { AnalysisMode, AnalysisState } from '../conversation/analysis-state.ts'
import type { Draft } from '../drafts/draft-store.ts'
import { FollowUpForm } from '../form/follow-up-form.tsx'
import { CheckIn } from './check-in.tsx'
import { DemoLimitNotice } from './demo-limit.tsx'

type Props = {
  mode: AnalysisMode
  state: AnalysisState
  turn: CheckInTurn | null
  /** The question of the check-in, where the answer has one. */
  checkIn: string | null
  /** The explanation is shown in other words than the reader that gets the answer knows. */
  isOther: boolean
  draft: Draft
  most: number
  /** No prompt is left. */
  spent: boolean
  /** The explanation is not kept, so that nothing can go on from it. */
  isUnkept: boolean
  onChange: (change: Partial<Draft>) => void
  onFollowUp: (question: string) => void
}

/** The check-in and the follow-up question, side by side where there is room. */
export function YourTurn(props: Props) {
  const { mode, state, turn, checkIn, isOther, draft, most, spent, isUnkept, onChange, onFollowUp } = props
  const { run, promptsLeft, problem } = state
  const busy = run !== null
  return (
    <div className="your-turn">
      {checkIn && (
        <CheckIn
          question={checkIn}
          answer={draft.checkIn}
          busy={busy}
          open={!spent && !isUnkept}
          turn={turn}
          asked={isOther ? checkIn : undefined}
          most={most}
          onChange={(value) => onChange({ checkIn: value })}
          onSend={onFollowUp}
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

import { type ContentType, types } from '#domain/choices'
import type { Draft } from '../../drafts/draft-store.ts'
import type { PassageFactsReply } from '../../worker/engine-messages.ts'
import { PassageFacts } from '../passage-facts.tsx'
import { PrivateNotice } from '../private-notice.tsx'
import { UndoLine } from '../undo-line.tsx'
import type { Fill } from '../use-fill.ts'
import { AddedFiles } from './added-files.tsx'
import { leftNumbersOf } from './box-files.ts'
import type { BoxState } from './box-state.ts'
import { JoinOffer } from './join-offer.tsx'
import { KnownTextLine } from './known-text.tsx'
import { LeftOutLine } from './left-out-line.tsx'
import { TruncateOffer } from './truncate-offer.tsx'

type Props = {
  contentType: ContentType
  draft: Draft
  facts: PassageFactsReply | null
  /** Characters that the box takes. */
  most: number
  busy: boolean
  /** What is said about the files of the box. */
  state: BoxState
  setState: (state: BoxState) => void
  /** The passage when it was last pasted. */
  pasted: string
  /** The passage before it was cut. */
  uncut: string | null
  setUncut: (uncut: string | null) => void
  filling: Fill
  /** Whether what is fetched for a known text stays on this device. */
  shouldCache: boolean
  onChange: (change: Partial<Draft>) => void
  onAnnounce: (status: string) => void
  focusBox: () => void
}

/** Below the box: what is known of the text in it, and what was done to it, each with the way back. */
export function BelowPassage(props: Props) {
  const { contentType, draft, facts, most, busy, state, uncut, filling, onChange, onAnnounce } = props
  const { passage, leftNumbers } = draft
  const hint = <PrivateNotice text={passage} isPassage />
  if (busy)
    return (
      <>
        {hint}
        <PassageFacts facts={facts} contentType={contentType} />
      </>
    )
  return (
    <>
      <TruncateOffer
        {...{ passage, most, uncut }}
        onChange={(cut, before) => {
          props.setUncut(before)
          onChange({ passage: cut })
        }}
      />
      <AddedFiles
        box={draft}
        state={state}
        onChange={({ passage: after, files }, now, status) => {
          props.setState(now)
          onChange({ passage: after, files, leftNumbers: leftNumbersOf(draft, after, now) })
          onAnnounce(status)
          props.focusBox()
        }}
      />
      {!types[contentType].isVerse && passage.includes('\n') && (
        <JoinOffer
          passage={passage}
          onJoin={(joined) => {
            onChange({ passage: joined })
            onAnnounce('The lines are joined.')
            props.focusBox()
          }}
        />
      )}
      {hint}
      <LeftOutLine
        around={facts?.around}
        pasted={props.pasted}
        {...{ passage, leftNumbers, onChange, onAnnounce }}
      />
      {filling.undo && !filling.isOfQuestion && <UndoLine onUndo={filling.undo} onAnnounce={onAnnounce} />}
      <PassageFacts facts={facts} contentType={contentType} />
      {passage.trim() !== '' && <KnownTextLine passage={passage} shouldCache={props.shouldCache} />}
    </>
  )
}

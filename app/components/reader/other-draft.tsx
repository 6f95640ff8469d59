import { dayAndTime } from './day-and-time.ts'

type Props = { savedAt: string; onUse: () => void; onKeep: () => void }

/** Two drafts were changed apart from each other: the person chooses, nothing is thrown away before. */
export function OtherDraft({ savedAt, onUse, onKeep }: Props) {
  return (
    <div className="notice row">
      <span>Another draft was saved on {dayAndTime(savedAt)}.</span>
      <button type="button" className="button quiet" onClick={onUse}>
        Use it
      </button>
      <button type="button" className="button quiet" onClick={onKeep}>
        Keep this one
      </button>
    </div>
  )
}

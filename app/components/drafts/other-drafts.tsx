import { shownAtFirst } from '#domain/limits'
import { dayAndTime } from '../history/day-and-time.ts'
import { othersToOffer } from './choose-draft.ts'
import type { Draft, SavedDraft } from './draft-store.ts'
import type { DraftSync } from './draft-sync.ts'
import type { DraftView } from './draft-types.ts'

type Props = { draftSync: DraftSync; view: DraftView; onAnnounce: (text: string) => void }

/** Texts that are kept beside the one in the form: from another tab or device, or replaced before. */
export function OtherDrafts({ draftSync, view, onAnnounce }: Props) {
  const others = othersToOffer(view)
  if (others.length === 0) return null

  function take({ id }: SavedDraft) {
    void draftSync.takeOther(id)
    onAnnounce('Your other text is shown. The one before is kept.')
    document.getElementById('passage')?.focus()
  }

  function drop({ id }: SavedDraft) {
    draftSync.dropOther(id)
    onAnnounce('The other text is deleted.')
    document.getElementById('passage')?.focus()
  }

  return (
    <ul className="other-drafts">
      {others.map((other) => (
        <li key={other.id} className="notice row">
          <span
            id={`draft-${other.id}`}
          >{`Another text of yours is kept, saved ${dayAndTime(other.savedAt)}: “${beginningOf(other.draft)}”`}</span>
          <button
            type="button"
            className="button quiet"
            aria-describedby={`draft-${other.id}`}
            onClick={() => take(other)}
          >
            Show it
          </button>
          <button
            type="button"
            className="button quiet low-key"
            aria-describedby={`draft-${other.id}`}
            onClick={() => drop(other)}
          >
            Delete it
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The first words that are in it, cut between words. */
function beginningOf({ passage, question, title, author, followUp, checkIn }: Draft): string {
  const text = [passage, question, title, author, followUp, checkIn].find((one) => one.trim()) ?? ''
  const words = text.trim().replace(/\s+/gu, ' ')
  return words.length <= shownAtFirst.otherDraft
    ? words
    : `${words.slice(0, shownAtFirst.otherDraft).replace(/\s\S*$/u, '')} …`
}

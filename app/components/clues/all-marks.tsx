import '../../styles/evidence.css'
import '../../styles/evidence-lists.css'
import type { Cue } from '#close-reading'
import type { Evidence } from '#domain/evidence/evidence'
import { CueTrail } from '../evidence/cue-trail.tsx'
import { MoreFindings } from '../evidence/evidence-view.tsx'

type Props = { evidence: Evidence; kinds: ReadonlySet<Cue>; onKinds: (kinds: ReadonlySet<Cue>) => void }

/** The engine's further findings, below the passage that has their marks. */
export function AllMarks({ evidence, kinds, onKinds }: Props) {
  return (
    <section className="findings" aria-labelledby="evidence-heading">
      <h3 id="evidence-heading">What the words show</h3>
      <p className="small">
        Numbers after the clues stand for other marks. Choose a marked word to see what it shows.
      </p>
      <CueTrail evidence={evidence} kinds={kinds} onKinds={onKinds} />
      <MoreFindings evidence={evidence} />
    </section>
  )
}

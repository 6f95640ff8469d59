import type { Cue } from '#close-reading'
import { certaintyNames } from '#domain/evidence/certainty-words'
import type { Evidence, Noticed } from '#domain/evidence/evidence'
import { cueKinds } from '../findings/cue-kinds.ts'
import { CueButton } from './cue-button.tsx'

type Props = { evidence: Evidence; kinds: ReadonlySet<Cue>; onKinds: (kinds: ReadonlySet<Cue>) => void }

/** The cues, which can be narrowed by kind. */
export function CueTrail({ evidence, kinds, onKinds }: Props) {
  const { cues, leftOut } = evidence
  const shown = cues.filter(({ kind }) => kinds.size === 0 || kinds.has(kind))
  if (cues.length === 0) return null
  return (
    <section aria-labelledby="cues-heading">
      <h3 id="cues-heading">Cues in the words</h3>
      <KindFilters evidence={evidence} kinds={kinds} onKinds={onKinds} />
      <ul className="noticed-list">
        {shown.map((noticed) => (
          <NoticedItem key={noticed.id} noticed={noticed} />
        ))}
      </ul>
      {leftOut > 0 && (
        <p className="small">{`Showing the clearest clues. ${leftOut} weaker ${leftOut === 1 ? 'one is' : 'ones are'} hidden.`}</p>
      )}
    </section>
  )
}

function KindFilters({ evidence, kinds, onKinds }: Props) {
  const counts = cueKinds
    .map((one) => ({ ...one, count: evidence.cues.filter(({ kind }) => kind === one.kind).length }))
    .filter(({ count }) => count > 0)
  if (counts.length < 2) return null
  function toggle(kind: Cue) {
    const next = new Set(kinds)
    if (!next.delete(kind)) next.add(kind)
    onKinds(next)
  }
  return (
    <fieldset className="kinds">
      <legend>Pick one or more kinds, or leave all off to see everything.</legend>
      {counts.map(({ kind, name, mark, count }) => (
        <button
          key={kind}
          type="button"
          className="chip"
          aria-pressed={kinds.has(kind)}
          onClick={() => toggle(kind)}
        >
          <span className={mark}>{name}</span> <span>{count}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** One finding: its name, how sure it is, what it is in a sentence, and the words it rests on, kind by kind. */
function NoticedItem({ noticed }: { noticed: Noticed }) {
  const { id, name, certainty, sentences, quoted } = noticed
  return (
    <li className="noticed">
      <p>
        <strong>{`${name}.`}</strong> <strong>{`${certaintyNames[certainty]}.`}</strong>{' '}
        <span>{sentences.join(' ')}</span>
      </p>
      {cueKinds.map(({ kind, name }) => {
        const ofKind = quoted.filter((one) => one.kind === kind)
        return ofKind.length === 0 ? null : (
          <div key={kind} className="cues">
            <span className="small">{`${name}:`}</span>
            {ofKind.map((one) => (
              <CueButton key={one.spanId} owner={id} quoted={one} />
            ))}
          </div>
        )
      })}
    </li>
  )
}

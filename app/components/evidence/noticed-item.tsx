import { certaintyNames } from '../findings/certainty-words.ts'
import { cueKinds } from '../findings/cue-kinds.ts'
import type { Noticed } from '../findings/evidence.ts'
import { CueButton } from './cue-button.tsx'

/** One finding: its name, how sure it is, what it is in a sentence, and the words it rests on, kind by kind. */
export function NoticedItem({ noticed }: { noticed: Noticed }) {
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

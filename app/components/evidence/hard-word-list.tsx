import type { HardWord } from '../findings/evidence.ts'
import { CueButton } from './cue-button.tsx'

/** Hard and old words with plain meanings. */
export function HardWordList({ words }: { words: HardWord[] }) {
  return (
    <ul className="hard-words">
      {words.map(({ id, meaning, quoted }) => (
        <li key={id}>
          <CueButton owner={id} quoted={quoted} />
          <span>{meaning}</span>
        </li>
      ))}
    </ul>
  )
}

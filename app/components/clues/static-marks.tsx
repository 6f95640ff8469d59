import { NoBreak } from '../evidence/no-break.tsx'
import { markClass } from '../findings/cue-kinds.ts'
import { cutPassage } from '../findings/cut-passage.ts'
import type { EvidenceSpan } from '../findings/evidence.ts'

type Props = {
  text: string
  places: readonly EvidenceSpan[]
  /** Where given, the first piece of each mark has the id BASE-mark-NUMBER. */
  base?: string
}

/** A text with numbered marks that are only looked at. */
export function StaticMarks({ text, places, base }: Props) {
  return cutPassage(text, places).map((line) => (
    <p key={line.start} className={line.first ? 'first' : undefined}>
      {line.pieces.map(({ start, text: words, places: [place], begins, ends }) => {
        if (!place) return words
        const first = begins.find((one) => one.start === start)
        return (
          <mark
            key={start}
            id={base && first ? `${base}-mark-${first.number}` : undefined}
            className={markClass(place.kind)}
          >
            <NoBreak text={words}>
              {ends.map(({ number }) => (
                <sup key={number}>{number}</sup>
              ))}
            </NoBreak>
          </mark>
        )
      })}
    </p>
  ))
}

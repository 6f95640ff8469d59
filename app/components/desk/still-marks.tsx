import { markClass } from '../evidence/cue-kinds.ts'
import { cutPassage } from '../evidence/cut-passage.ts'
import type { Place } from '../evidence/evidence.ts'
import { Tied } from '../evidence/tied.tsx'

type Props = {
  text: string
  places: readonly Place[]
  /** Where given, the first piece of each mark has the id BASE-mark-NUMBER. */
  base?: string
}

/** A text with numbered marks that are only looked at. */
export function StillMarks({ text, places, base }: Props) {
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
            <Tied text={words}>
              {ends.map(({ number }) => (
                <sup key={number}>{number}</sup>
              ))}
            </Tied>
          </mark>
        )
      })}
    </p>
  ))
}

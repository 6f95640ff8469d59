import { NoBreak } from '../evidence/no-break.tsx'
import { markClass } from '../findings/cue-kinds.ts'
import { cutPassage } from '../findings/cut-passage.ts'
import type { EvidenceSpan } from '../findings/evidence.ts'

type Props = {
  text: string
  spans: readonly EvidenceSpan[]
  /** Where given, the first piece of each mark has the id BASE-mark-NUMBER. */
  base?: string
}

/** A text with numbered marks that are only looked at. */
export function StaticMarks({ text, spans, base }: Props) {
  return cutPassage(text, spans).map((line) => (
    <p key={line.start} className={line.first ? 'first' : undefined} translate="no">
      {line.pieces.map(({ start, text: words, spans: [span], begins, ends }) => {
        if (!span) return <span key={start}>{words}</span>
        const first = begins.find((one) => one.start === start)
        return (
          <mark
            key={start}
            id={base && first ? `${base}-mark-${first.number}` : undefined}
            className={markClass(span.kind)}
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

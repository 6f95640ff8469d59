import '../../styles/saved-reading.css'
import { howSure, type MyReading, type SpeaksFor, sentenceOf } from '#domain/my-reading'
import { NoBreak } from '../evidence/no-break.tsx'

type Props = {
  reading: MyReading
  /** The numbers of the lines as they are marked; the places where nothing is. */
  numberOf?: (quote: string) => number | undefined
}

/** A reading with what speaks for it and against it, and how sure that makes it. */
export function SavedReading({ reading, numberOf }: Props) {
  const sure = howSure(reading)
  const quoted = (speaks: SpeaksFor) =>
    reading.lines
      .filter((line) => line.speaks === speaks)
      .map(({ quote, place: location }) => ({ quote, where: numberOf?.(quote)?.toString() ?? location }))
  return (
    <dl className="saved-reading">
      <dt>I read</dt>
      <dd>
        <strong>{sentenceOf(reading.claim)}</strong>
      </dd>
      <Lines name="For it" lines={quoted('for')} />
      <Lines name="Against it" lines={quoted('against')} />
      {sure && (
        <>
          <dt>How sure</dt>
          <dd>{sure}</dd>
        </>
      )}
    </dl>
  )
}

function Lines({ name, lines }: { name: string; lines: { quote: string; where: string }[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {lines.map(({ quote, where }, at) => (
          <span key={quote}>
            <span translate="no">
              <NoBreak text={`“${quote}”`}>
                <span>{where && ` (${where})`}</span>
                <span>{at < lines.length - 1 ? ', ' : ''}</span>
              </NoBreak>
            </span>
          </span>
        ))}
      </dd>
    </>
  )
}

import { writtenAheadLine } from '#domain/answered-by'
import { gradeLevelNames } from '#domain/choices'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { kindNames, type TextCard } from '#domain/library/find-texts'
import { Versions } from './prose.tsx'
import { ReportMistake } from './report-mistake.tsx'

type Props = { reading: AnnotatedText; card: TextCard; askAt: string }

/** Title, author and facts, the tone in short, and the link to ask about this text. */
export function TextHead({ reading, card, askAt }: Props) {
  return (
    <div className="text-head">
      <h1 tabIndex={-1}>{reading.title}</h1>
      <p className="muted">
        {reading.author}, {reading.source.year}. {kindNames[reading.kind]}, {sizeOf(card)}. Often read in{' '}
        {gradeLevelNames[reading.level]}.
      </p>
      <div className="short">
        <Versions of={reading.short} />
      </div>
      <p className="row">
        <a className="button" href={askAt}>
          Ask about this text
        </a>
        <button type="button" className="button quiet needs-script" data-board>
          Show on a big screen
        </button>
        <button type="button" className="button quiet needs-script" data-print>
          Print
        </button>
      </p>
      <p className="small">
        {writtenAheadLine(reading.changed)} <ReportMistake text={reading} />
      </p>
    </div>
  )
}

/** "12 lines", in prose "186 words". */
export function sizeOf({ lines, words }: TextCard): string {
  const [count, noun] = lines === null ? [words, 'word'] : [lines, 'line']
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

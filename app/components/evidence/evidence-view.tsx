import '../../styles/evidence.css'
import '../../styles/evidence-lists.css'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { Cue } from '#close-reading'
import { type ContentType, type GradeLevel, types } from '#domain/choices'
import type { Evidence } from '../findings/evidence.ts'
import { indexFindings } from '../findings/index-findings.ts'
import { CueTrail } from './cue-trail.tsx'
import { EvidenceActionsProvider } from './evidence-context.ts'
import { FeelingSteps } from './feeling-steps.tsx'
import { HardWordList } from './hard-word-list.tsx'
import { MarkedPassage } from './marked-passage.tsx'
import { MeaningTable } from './meaning-table.tsx'
import { SpeechList } from './speech-list.tsx'
import { type EvidenceOf, useEvidence } from './use-evidence.ts'
import { useSelectedSpan } from './use-selected-span.ts'
import { VerseView } from './verse-view.tsx'

type Props = {
  passage: string
  contentType: ContentType
  gradeLevel: GradeLevel
  /** Speaks a sentence through the page's status line. */
  announce: (text: string) => void
}

/** What the words of a passage show: its marks, and the findings that rest on them. */
export function EvidenceView({ passage, contentType, gradeLevel, announce }: Props) {
  const found = useEvidence(passage, contentType, gradeLevel)
  const id = useId()
  return (
    <section className="evidence" aria-labelledby="evidence-heading">
      <h2 id="evidence-heading" tabIndex={-1}>
        What the words show
      </h2>
      {found === null && <p className="muted">Reading the words of your passage.</p>}
      {found === 'failed' && (
        <p>
          We could not read the words in this browser. Your passage is not changed. Reload the page to try
          again.
        </p>
      )}
      {found && found !== 'failed' && <Findings {...found} {...{ contentType, announce }} base={id} />}
    </section>
  )
}

type FindingsProps = EvidenceOf & Pick<Props, 'contentType' | 'announce'> & { base: string }

function Findings({ passage, evidence, contentType, announce, base }: FindingsProps) {
  const [kinds, setKinds] = useState<ReadonlySet<Cue>>(new Set())
  const index = useMemo(() => indexFindings(evidence), [evidence])
  const { span, cameFromFinding, actions, choose, close, pressKey } = useSelectedSpan(base, evidence.spans)

  function showKinds(next: ReadonlySet<Cue>) {
    setKinds(next)
    const shown = evidence.cues.filter(({ kind }) => next.size === 0 || next.has(kind)).length
    announce(`${shown} of ${evidence.cues.length} cues are shown.`)
  }
  return (
    <EvidenceActionsProvider value={actions}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back from wherever the focus is */}
      <div className="evidence-columns" onKeyDown={pressKey}>
        <div className="marked">
          <p className="small">
            The numbers stand for cues. Choose a marked word to see what it shows. Choose words in the lists
            to see them here. To come back, choose Back to the list, or press Escape.
          </p>
          <MarkedPassage
            passage={passage}
            verse={types[contentType].isVerse}
            spans={evidence.spans}
            kinds={kinds}
            chosen={span}
            noted={span}
            cameFromFinding={cameFromFinding}
            index={index}
            onChoose={choose}
            onClose={close}
          />
        </div>
        <div className="findings">
          <CueTrail evidence={evidence} kinds={kinds} onKinds={showKinds} />
          <MoreFindings evidence={evidence} />
        </div>
      </div>
    </EvidenceActionsProvider>
  )
}

/** What further lists there are, each folded. */
export function MoreFindings({ evidence }: { evidence: Evidence }) {
  const { rows, feelings, verse, speeches, narrator, hardWords } = evidence
  return (
    <>
      {rows.length > 0 && (
        <Folded name={`Words that may mean more than they say (${rows.length})`}>
          <MeaningTable rows={rows} />
        </Folded>
      )}
      {feelings && (
        <Folded name={`Feeling, ${feelings.unit} by ${feelings.unit}`}>
          <FeelingSteps line={feelings} />
        </Folded>
      )}
      {verse && (
        <Folded name="Rhyme and beat">
          <VerseView verse={verse} />
        </Folded>
      )}
      {(speeches.length > 0 || narrator) && (
        <Folded name={speeches.length > 0 ? `Who says what, and how (${speeches.length})` : 'Who tells it'}>
          <SpeechList speeches={speeches} narrator={narrator} />
        </Folded>
      )}
      {hardWords.length > 0 && (
        <Folded name={`Hard words (${hardWords.length})`}>
          <HardWordList words={hardWords} />
        </Folded>
      )}
    </>
  )
}

function Folded({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="folded">
      <summary>
        <h3>{name}</h3>
      </summary>
      <div className="folded-body">{children}</div>
    </details>
  )
}

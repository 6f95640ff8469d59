import '../../styles/evidence.css'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Cue } from '#close-reading'
import { type ContentType, types } from '#domain/choices'
import type { Evidence, EvidenceSpan } from '#domain/evidence/evidence'
import { indexFindings } from '#domain/evidence/index-findings'
import type { Question } from '#domain/messages'
import { writeSource } from '#domain/write-question'
import { FeelingLines, type FeelingsShown } from '../clues/feeling-lines.tsx'
import { numberBeside } from '../clues/locate-clues.ts'
import { EvidenceActionsProvider } from '../evidence/evidence-context.ts'
import { MarkedPassage } from '../evidence/marked-passage.tsx'
import type { EvidenceOf } from '../evidence/use-evidence.ts'
import { useSelectedSpan } from '../evidence/use-selected-span.ts'
import { ReadAloudButton } from './read-aloud-button.tsx'

const AllMarks = lazy(() => import('../clues/all-marks.tsx').then((module) => ({ default: module.AllMarks })))

type Props = {
  question: Question
  contentType: ContentType
  /** The marks of the explanation. */
  marks: EvidenceSpan[]
  feelings: FeelingsShown
  chosen: number | null
  /** The engine's further findings, once they are read. */
  found: EvidenceOf | 'failed' | null
  /** A further finding is looked at: no clue is lit any more. */
  onLeaveClues: () => void
  /** Stands in the place of the text while words of it are marked. */
  children: ReactNode
  announce: (text: string) => void
}

/** What the student sent: the passage, once, with the marks of the explanation, and with all others when asked for. */
export function PassagePanel(props: Props) {
  const { question, children } = props
  const { title, author, passage, source } = question
  const hasPassage = passage.trim() !== ''
  const panel = useRef<HTMLElement>(null)
  useMeasuredHeight(panel)
  return (
    <section ref={panel} className="sheet passage" aria-labelledby="passage-heading" id="passage-panel">
      <h2 id="passage-heading" tabIndex={-1}>
        {hasPassage ? 'Your passage' : 'Your question'}
      </h2>
      {(title || author) && <p className="muted">{[title, author].filter(Boolean).join(', ')}</p>}
      {source && <p className="muted">{writeSource(source)}</p>}
      {hasPassage ? (
        <>
          {children}
          {!children && <Text {...props} />}
          <FeelingLines {...props.feelings} question={question.question} chosen={props.chosen} />
        </>
      ) : (
        <>
          <p>{question.question}</p>
          <p className="small">You did not add a passage. Add one to see the exact words in it.</p>
        </>
      )}
    </section>
  )
}

/** Tells the styles how high the panel is: a panel that is higher than the window sticks by its end. */
function useMeasuredHeight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const measure = new ResizeObserver(() =>
      element.style.setProperty('--passage-height', `${element.offsetHeight}px`),
    )
    measure.observe(element)
    return () => measure.disconnect()
  }, [panel])
}

const none: EvidenceSpan[] = []

function Text({ question, contentType, marks, chosen, found, onLeaveClues, announce }: Props) {
  const { passage } = question
  const [isAll, setIsAll] = useState(false)
  const [kinds, setKinds] = useState<ReadonlySet<Cue>>(new Set())
  const evidence = useMemo(
    () =>
      found && found !== 'failed' && found.passage === passage ? numberBeside(found.evidence, marks) : null,
    [found, passage, marks],
  )
  const index = useMemo(() => (evidence ? indexFindings(evidence) : new Map()), [evidence])
  const others = isAll && evidence ? othersOf(evidence, marks) : none
  const spans = useMemo(() => [...marks, ...others], [marks, others])
  const { span, cameFromFinding, actions, choose, close, pressKey } = useSelectedSpan('passage', spans)
  const lit = marks.find(({ number }) => number === chosen)
  const all = evidence
    ? marks.length + othersOf(evidence, marks).filter(({ number }) => number > 0).length
    : 0

  function showKinds(next: ReadonlySet<Cue>) {
    setKinds(next)
    const cues = evidence?.cues ?? []
    const shown = cues.filter(({ kind }) => next.size === 0 || next.has(kind)).length
    announce(`${shown} of ${cues.length} cues are shown.`)
  }
  return (
    <EvidenceActionsProvider value={actions}>
      <div className="row reading-row">
        <ReadAloudButton area="Your passage" ofWhat="your passage" />
        <button type="button" className="button quiet low-key" data-reading="words">
          Word help
        </button>
        {all > marks.length && (
          <button
            type="button"
            className="button quiet low-key"
            aria-pressed={isAll}
            onClick={() => {
              close()
              setKinds(new Set())
              setIsAll(!isAll)
            }}
          >
            {`Show all ${all} marks`}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back from wherever the focus is */}
      <div className="marked" onKeyDown={pressKey}>
        <div data-read="Your passage">
          <MarkedPassage
            passage={passage}
            verse={types[contentType].isVerse}
            spans={spans}
            kinds={kinds}
            chosen={span ?? lit ?? null}
            noted={span}
            cameFromFinding={cameFromFinding}
            index={index}
            onChoose={(next) => {
              onLeaveClues()
              choose(next)
            }}
            onClose={close}
          />
        </div>
        {isAll && evidence && (
          <Suspense fallback={<p className="muted">Loading...</p>}>
            <AllMarks evidence={evidence} kinds={kinds} onKinds={showKinds} />
          </Suspense>
        )}
      </div>
    </EvidenceActionsProvider>
  )
}

/** The places of further findings; words of a clue have their mark already. */
function othersOf(evidence: Evidence, marks: readonly EvidenceSpan[]): EvidenceSpan[] {
  return evidence.spans.filter(
    (one) => !marks.some(({ start, end }) => start === one.start && end === one.end),
  )
}

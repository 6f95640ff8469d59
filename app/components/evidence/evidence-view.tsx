import '../../styles/evidence.css'
import '../../styles/evidence-lists.css'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { Cue } from '#close-reading'
import { type ContentType, type GradeLevel, types } from '#domain/choices'
import { certaintyNames } from '#domain/evidence/certainty-words'
import type { Evidence, HardWord, MeaningRow, Speech } from '#domain/evidence/evidence'
import { indexFindings } from '#domain/evidence/index-findings'
import { CueButton } from './cue-button.tsx'
import { CueTrail } from './cue-trail.tsx'
import { EvidenceActionsProvider } from './evidence-context.ts'
import { FeelingSteps } from './feeling-steps.tsx'
import { MarkedPassage } from './marked-passage.tsx'
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

/** Hard and old words with plain meanings. */
function HardWordList({ words }: { words: HardWord[] }) {
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

/** Who says what, and how, in the words of the text. */
function SpeechList({ speeches, narrator }: Pick<Evidence, 'speeches' | 'narrator'>) {
  return (
    <>
      {narrator && (
        <div className="noticed">
          <p>
            <strong>{`${narrator.name}.`}</strong> <span>{narrator.sentences.join(' ')}</span>
          </p>
          <div className="cues">
            {narrator.quoted.map((quoted) => (
              <CueButton key={quoted.spanId} owner={narrator.id} quoted={quoted} />
            ))}
          </div>
        </div>
      )}
      <ol className="noticed-list">
        {speeches.map((speech) => (
          <li key={speech.id} className="noticed">
            <CueButton owner={speech.id} quoted={speech.quoted} />
            <p>{[speakerSentence(speech), speech.manner].filter(Boolean).join(' ')}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

function speakerSentence({ speaker, tag, certainty }: Speech): string {
  if (!tag) return 'No words beside it say who speaks.'
  if (!speaker) return `The words beside it: “${tag}”.`
  const who = certainty === 'clear' ? 'says this' : 'most likely says this'
  return `“${speaker}” ${who}. The words beside it: “${tag}”.`
}

/** Says, means, clue: a row for each stretch that means more than it says. */
function MeaningTable({ rows }: { rows: MeaningRow[] }) {
  return (
    <>
      <p className="small">
        To read the words plainly is a reasonable reading too. The last column says when.
      </p>
      <table className="meanings">
        <thead>
          <tr>
            <th scope="col">It says</th>
            <th scope="col">It means here</th>
            <th scope="col">The clue</th>
            <th scope="col">It could be plain if</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" data-label="It says">
                {row.quoted.map((quoted) => (
                  <CueButton key={quoted.spanId} owner={row.id} quoted={quoted} />
                ))}
                <span className="small">{`${row.name}. ${certaintyNames[row.certainty]}.`}</span>
              </th>
              <td data-label="It means here">{row.means}</td>
              <td data-label="The clue">{row.clue}</td>
              <td data-label="It could be plain if">{row.plainIf}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

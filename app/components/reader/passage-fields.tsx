import { lazy, Suspense, useState } from 'react'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { PickedText } from '#domain/library/pick-texts'
import { passageLooksPrivate, privateInformationNotice } from '#domain/private-information'
import { SeeEvidence } from '../evidence/see-evidence.tsx'
import { wholePassage } from './check-form.ts'
import type { Draft } from './draft-store.ts'
import { Field } from './field.tsx'
import { FileUpload } from './file-upload.tsx'
import { PassageFacts } from './passage-facts.tsx'
import { TextStarters } from './text-starters.tsx'

const KnownTextLine = lazy(() =>
  import('./known-text.tsx').then((module) => ({ default: module.KnownTextLine })),
)
const CutOffer = lazy(() => import('./cut-offer.tsx').then((module) => ({ default: module.CutOffer })))

type Props = {
  answersBy: 'model' | 'built-in'
  gradeLevel: GradeLevel
  contentType: ContentType
  /** Texts of the library that fit. */
  offered: readonly PickedText[]
  draft: Draft
  limits: { passage: number }
  busy: boolean
  error: string | undefined
  onChange: (change: Partial<Draft>) => void
  onSay: (status: string) => void
}

/** Without a passage the built-in reader knows nothing of the work. */
const needsPassage = 'Without a passage, the built-in reader can only show you what to look for.'

const hints: Record<ContentType, string> = {
  fiction: 'Paste 1 to 5 paragraphs, and we can show you the exact words.',
  poetry: 'Paste 5 to 40 lines, and we can show you the exact words.',
  nonfiction: 'Paste 1 to 5 paragraphs, and we can show you the exact words.',
}

/** The text to read: pasted, from a file, or both. */
export function PassageFields(props: Props) {
  const { answersBy, gradeLevel, contentType, draft, limits, busy, error, onChange, onSay } = props
  const whole = wholePassage(draft)
  const [uncut, setUncut] = useState<string | null>(null)
  return (
    <div className="source">
      <Field
        id="passage"
        label="Passage (optional)"
        hint={answersBy === 'built-in' ? `${hints[contentType]} ${needsPassage}` : hints[contentType]}
        error={error}
        count={{ now: whole.length, most: limits.passage }}
        control={(attributes) => (
          <textarea
            {...attributes}
            name="passage"
            rows={6}
            value={draft.passage}
            disabled={busy}
            spellCheck={false}
            onChange={(event) => {
              setUncut(null)
              onChange({ passage: event.target.value })
            }}
          />
        )}
      >
        {(uncut !== null || draft.passage.length > limits.passage) && !busy && (
          <Suspense>
            <CutOffer
              passage={draft.passage}
              most={limits.passage}
              uncut={uncut}
              onChange={(passage, before) => {
                setUncut(before)
                onChange({ passage })
              }}
            />
          </Suspense>
        )}
        {passageLooksPrivate(whole) && <span className="caution">{privateInformationNotice}</span>}
        <PassageFacts passage={whole} contentType={contentType} />
        {whole.trim() !== '' && !busy && (
          <Suspense>
            <KnownTextLine passage={whole} />
          </Suspense>
        )}
      </Field>
      {!busy && <SeeEvidence {...{ gradeLevel, contentType }} passage={whole} say={onSay} />}
      {whole.trim() === '' && (
        <TextStarters
          texts={props.offered}
          disabled={busy}
          onUse={(given) => {
            onChange(given)
            onSay('Text filled in.')
            document.getElementById('question')?.focus()
          }}
        />
      )}
      <FileUpload
        contentType={contentType}
        draft={draft}
        room={limits.passage - (draft.passage.trim() ? draft.passage.length + 2 : 0)}
        busy={busy}
        onChange={onChange}
        onSay={onSay}
      />
    </div>
  )
}

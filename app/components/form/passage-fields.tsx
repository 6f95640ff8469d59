import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type ContentType, type GradeLevel, types } from '#domain/choices'
import { joinPassage } from '#domain/file-text'
import type { PassageFromLibrary } from '#domain/library/passage-from-library'
import type { PickedText } from '#domain/library/pick-texts'
import type { AnalysisMode } from '../conversation/analysis-state.ts'
import type { Draft } from '../drafts/draft-store.ts'
import { LazyEvidence } from '../evidence/lazy-evidence.tsx'
import { FileChoice } from '../files/file-choice.tsx'
import type { PassageFactsReply } from '../worker/engine-messages.ts'
import { Field } from './field.tsx'
import { useBoxFiles } from './passage/use-box-files.ts'
import type { Fill } from './use-fill.ts'

const BelowPassage = lazy(() =>
  import('./passage/below-passage.tsx').then((module) => ({ default: module.BelowPassage })),
)

type Props = {
  mode: AnalysisMode
  answersBy: 'model' | 'built-in'
  gradeLevel: GradeLevel
  contentType: ContentType
  /** Texts of the library that fit. */
  offered: readonly PickedText[]
  draft: Draft
  facts: PassageFactsReply | null
  limits: { passage: number }
  busy: boolean
  error: string | undefined
  onChange: (change: Partial<Draft>) => void
  /** What a button puts into the boxes, and the way back. */
  filling: Fill
  onUse: (given: PassageFromLibrary) => void
  /** Whether a file is being read, or its text waits to be taken. */
  onFile: (isOpen: boolean) => void
  onAnnounce: (status: string) => void
}

/** Without a passage the built-in reader knows nothing of the work. */
const needsPassage = 'Without a passage, the built-in reader can only show you what to look for.'

/** The text to read, in one box: typed, pasted, from the library or from a file. */
export function PassageFields(props: Props) {
  const { answersBy, gradeLevel, contentType, draft, facts, limits, busy } = props
  const { error, onChange, filling, onFile, onAnnounce } = props
  const { passage } = draft
  const hint = `Paste ${types[contentType].paste}, and we can show you the exact words.`
  const box = useRef<HTMLTextAreaElement>(null)
  const [pasted, setPasted] = useState('')
  const [uncut, setUncut] = useState<string | null>(null)
  const { upload, state, setState, isOpen } = useBoxFiles(
    contentType,
    limits.passage,
    draft,
    onChange,
    onAnnounce,
  )
  useEffect(() => onFile(isOpen), [onFile, isOpen])

  return (
    <DropArea busy={busy} onFiles={(files) => void upload.read(files)}>
      <Field
        id="passage"
        label="Passage (optional)"
        hint={answersBy === 'built-in' ? `${hint} ${needsPassage}` : hint}
        error={error}
        count={{ now: passage.length, most: limits.passage }}
        control={(attributes) => (
          <textarea
            {...attributes}
            ref={box}
            name="passage"
            rows={6}
            value={passage}
            disabled={busy}
            spellCheck={false}
            onChange={({ target: { value }, nativeEvent }) => {
              if (isPaste(nativeEvent, value.length - passage.length)) setPasted(value)
              setUncut(null)
              onChange({ passage: value })
            }}
          />
        )}
      >
        {(passage !== '' || draft.files !== '' || state.waiting || state.taken || filling.undo) && (
          <Suspense>
            <BelowPassage
              {...{ contentType, draft, facts, busy, state, setState, pasted, uncut, setUncut, filling }}
              most={limits.passage}
              shouldCache={props.mode === 'device'}
              onChange={onChange}
              onAnnounce={onAnnounce}
              focusBox={() => box.current?.focus()}
            />
          </Suspense>
        )}
      </Field>
      <FileChoice upload={upload} busy={busy}>
        <PasteButton
          disabled={busy}
          onPaste={(text) => {
            filling.fill({ passage: joinPassage(passage, text) })
            setPasted(joinPassage(passage, text))
            onAnnounce('Pasted. You can change it.')
          }}
          onRefused={() => {
            box.current?.focus()
            onAnnounce(
              'Your browser does not hand over what you copied. Press Ctrl and V in the box, or hold the box and choose Paste.',
            )
          }}
        />
        <a className="button quiet" href="/library">
          The library
        </a>
      </FileChoice>
      {!busy && <LazyEvidence {...{ gradeLevel, contentType }} passage={passage} announce={onAnnounce} />}
      {passage.trim() === '' && (
        <TextStarters announce={onAnnounce} texts={props.offered} disabled={busy} onUse={props.onUse} />
      )}
    </DropArea>
  )
}

/** A change by so many characters at once was not typed. */
const FEWEST_PASTED = 40

/** What comes back with Ctrl and Z was pasted before, and is wanted as it was. */
function isPaste(event: Event, added: number): boolean {
  const isBack = event instanceof InputEvent && event.inputType.startsWith('history')
  return added >= FEWEST_PASTED && !isBack
}

type PasteButtonProps = { disabled: boolean; onPaste: (text: string) => void; onRefused: () => void }

/** Takes what was copied, where the browser hands it over; without it there is no such button. */
function PasteButton({ disabled, onPaste, onRefused }: PasteButtonProps) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(typeof navigator.clipboard?.readText === 'function'), [])
  if (!isThere) return null

  async function paste() {
    const text = await navigator.clipboard.readText().catch(() => '')
    if (text.trim()) onPaste(text)
    else onRefused()
  }

  return (
    <button type="button" className="button quiet" disabled={disabled} onClick={() => void paste()}>
      What you copied
    </button>
  )
}

type DropAreaProps = { busy: boolean; onFiles: (files: File[]) => void; children: ReactNode }

/** Takes files that are dropped on what stands in it; a button in it does the same. */
function DropArea({ busy, onFiles, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button in it does the same
    <div
      className={over ? 'source over' : 'source'}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        setOver(false)
        if (!busy) onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

type TextStartersProps = {
  texts: readonly PickedText[]
  disabled: boolean
  onUse: (given: PassageFromLibrary) => void
  announce: (sentence: string) => void
}

/** Three texts for people who find an empty box hard. */
function TextStarters({ texts, disabled, onUse, announce }: TextStartersProps) {
  async function take(slug: string) {
    const { fetchText } = await import('../browser/fetch-json.ts')
    await fetchText(slug, onUse, announce)
  }
  return (
    <div className="starters">
      <strong id="text-starters">No text at hand? Take one from the library</strong>
      <ul aria-labelledby="text-starters">
        {texts.map(({ slug, title, author }) => (
          <li key={slug}>
            <button type="button" className="chip" disabled={disabled} onClick={() => void take(slug)}>
              {author === 'Tonewise' ? `${title} (everyday scene)` : `${title}, ${author}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

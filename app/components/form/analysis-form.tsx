import { type FormEvent, lazy, type RefObject, Suspense, useRef, useState } from 'react'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { PassageFromLibrary } from '#domain/library/passage-from-library'
import type { PickedText } from '#domain/library/pick-texts'
import { type Question, readQuestion } from '#domain/messages'
import { screenErrors } from '#domain/screen-errors'
import type { AnalysisMode } from '../conversation/analysis-state.ts'
import type { Draft } from '../drafts/draft-store.ts'
import { LoadLine } from '../layout/load-line.tsx'
import { checkForm, type FormProblem } from './check-form.ts'
import { Field } from './field.tsx'
import { LevelAndTypeChoice } from './level-and-type-choice.tsx'
import { PassageFields } from './passage-fields.tsx'
import { QuestionStarters } from './question-starters.tsx'
import { useFill } from './use-fill.ts'
import { usePassageFacts } from './use-passage-facts.ts'
import { WorkFields } from './work-fields.tsx'

type Props = {
  mode: AnalysisMode
  answersBy: 'model' | 'built-in'
  gradeLevel: GradeLevel
  contentType: ContentType
  /** Texts of the library that fit level and type. */
  offered: readonly PickedText[]
  draft: Draft
  limits: { question: number; passage: number }
  busy: boolean
  promptsLeft: number | undefined
  /** Sentence per field, from the server. */
  refused: Record<string, string> | undefined
  onChange: (change: Partial<Draft>) => void
  onSubmit: (asked: Question) => void
  /** The reader of another level or kind opens; the form's text goes along. */
  onLeave: (path: string) => void
  onAnnounce: (status: string) => void
}

const PrivateNotice = lazy(() =>
  import('./private-notice.tsx').then((module) => ({ default: module.PrivateNotice })),
)
const TextOffer = lazy(() => import('./text-offer.tsx').then((module) => ({ default: module.TextOffer })))

/** The question and what it is about. Only the question is needed; nothing typed is ever taken away. */
export function AnalysisForm(props: Props) {
  const { mode, draft, limits, busy, promptsLeft, refused, onChange, onSubmit, onAnnounce } = props
  const [problems, setProblems] = useState<FormProblem[]>([])
  const [hasFile, setHasFile] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const filling = useFill(draft, onChange)
  const facts = usePassageFacts(draft.passage, props.contentType)
  const spent = mode === 'demo' && promptsLeft === 0
  const off = busy || spent || !draft.question.trim()
  const mayNeedText = !busy && draft.passage.trim() === '' && (draft.question + draft.title).trim() !== ''
  // What was wrong and is mended is not told any more.
  const wrong = checkForm(draft, limits, hasFile)
  const open = problems.flatMap((problem) =>
    spent ? problem : wrong.filter(({ field }) => field === problem.field),
  )
  const errorOf = (field: FormProblem['field']) =>
    open.find((problem) => problem.field === field)?.text ?? refused?.[field]

  function takeText(given: PassageFromLibrary) {
    filling.fill(given)
    onAnnounce('Text filled in.')
    focus('question')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const mayHoldPassage = draft.question.length > limits.question && draft.passage.trim() === ''
    // The boxes stay and are sent as typed: once more, the server must hear the same words, and a person's own ones first.
    const sent = mayHoldPassage ? await withPassageApart(draft) : draft
    const found = spent
      ? [{ field: 'question' as const, text: spentSentence }]
      : checkForm(sent, limits, hasFile)
    setProblems(found)
    if (found.length > 0) {
      requestAnimationFrame(() =>
        found[0]?.field === 'question' && !spent ? focus('question') : heading.current?.focus(),
      )
      return
    }
    button.current?.focus({ preventScroll: true })
    onSubmit(await readAsked(draft))
  }

  return (
    // "dialog" outside a dialog sends nothing: pressed before the script runs, no text goes into the address.
    <form
      method="dialog"
      className="sheet analysis"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label="Ask about a text"
    >
      <ProblemSummary problems={open} heading={heading} />
      <div className="text">
        <PassageFields
          {...props}
          {...{ filling, facts }}
          onUse={takeText}
          error={errorOf('passage')}
          onFile={setHasFile}
        />
        <WorkFields draft={draft} busy={busy} errorOf={errorOf} onChange={onChange} />
      </div>
      <div className="ask">
        <Field
          id="question"
          label="Your Question (required)"
          hint="Example: How does the speaker feel in lines 1 to 4? Do not type your full name, address, school or phone number."
          error={errorOf('question')}
          count={{ now: draft.question.trim().length, most: limits.question }}
          control={(attributes) => (
            <textarea
              {...attributes}
              name="question"
              value={draft.question}
              disabled={busy}
              rows={3}
              required
              onChange={({ target }) => onChange({ question: target.value })}
            />
          )}
        >
          {draft.question !== '' && (
            <Suspense>
              <PrivateNotice text={draft.question} />
            </Suspense>
          )}
        </Field>
        {mayNeedText && (
          <Suspense>
            <TextOffer {...draft} announce={onAnnounce} onUse={takeText} />
          </Suspense>
        )}
        <QuestionStarters
          fitting={facts?.questions}
          disabled={busy}
          {...{ filling, onAnnounce }}
          onChoose={(question) => {
            filling.fill({ question })
            setProblems([])
            onAnnounce('Question filled in. You can change it.')
          }}
        />
        {!busy && (
          <LevelAndTypeChoice
            mode={mode}
            gradeLevel={props.gradeLevel}
            contentType={props.contentType}
            proposed={facts?.kind ?? null}
            onLeave={props.onLeave}
          />
        )}
        <LoadLine />
        <div className="go">
          <button
            ref={button}
            type="submit"
            className={busy || spent ? 'button busy' : 'button'}
            aria-disabled={off || undefined}
          >
            {submitLabel(mode, busy, promptsLeft)}
          </button>
          <span className="small">{`${waitLine[props.answersBy]} You can stop it. ${savedLine[mode]}`}</span>
        </div>
      </div>
    </form>
  )
}

const spentSentence = `${screenErrors.demo_spent.sentence} ${screenErrors.demo_spent.next}`

/** The fields with a passage that was pasted into the question box in its own. */
async function withPassageApart(draft: Draft): Promise<Draft> {
  const found = await import('#domain/split-pasted').catch(() => null)
  return { ...draft, ...found?.splitPasted(draft) }
}

/** What is sent of a draft, with what its files and pages have beside its words. */
async function readAsked(draft: Draft): Promise<Question> {
  const isFromPage = draft.files !== '' || draft.leftNumbers !== ''
  const asked = isFromPage ? await import('../drafts/write-asked.ts').catch(() => null) : null
  return readQuestion({ ...draft, ...asked?.writeAsked(draft) })
}

/** A model writes word by word; the built-in reader takes well under a second for a passage of usual length. */
const waitLine = { model: 'It takes about 20 seconds.', 'built-in': 'It usually takes less than a second.' }

const savedLine = {
  account: 'Your text is saved as you type.',
  demo: 'Your text stays in this browser until you close it.',
  device: 'Your text stays on this device.',
}

function submitLabel(mode: AnalysisMode, busy: boolean, promptsLeft = 0): string {
  if (busy) return 'Analyzing...'
  return mode === 'demo' ? `Submit for Analysis (${promptCount(promptsLeft)} left)` : 'Submit for Analysis'
}

export function promptCount(promptsLeft: number): string {
  return `${promptsLeft} ${promptsLeft === 1 ? 'prompt' : 'prompts'}`
}

function focus(id: string): void {
  document.getElementById(id)?.focus()
}

type ProblemSummaryProps = { problems: FormProblem[]; heading: RefObject<HTMLHeadingElement | null> }

/** Everything that is wrong with the form, in one place, with a link to each box. The heading takes focus. */
function ProblemSummary({ problems, heading }: ProblemSummaryProps) {
  if (problems.length === 0) return null
  return (
    <section className="problems" aria-labelledby="problems-heading">
      <h2 id="problems-heading" ref={heading} tabIndex={-1}>
        There is a problem
      </h2>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function focusField(event: { preventDefault(): void }, field: string): void {
  event.preventDefault()
  document.getElementById(field)?.focus()
}

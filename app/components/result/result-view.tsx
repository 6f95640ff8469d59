import '../../styles/answer.css'
import '../../styles/answer-tools.css'
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { types } from '#domain/choices'
import type { PassageFromLibrary } from '#domain/library/passage-from-library'
import type { AssistantMessage } from '#domain/messages'
import { AboutText, HelpNote } from '../answer/help-note.tsx'
import { VersionChoice, VersionNote, versionStatus } from '../answer/other-words.tsx'
import type { VersionName } from '../answer/use-other-words.ts'
import { client, readReply } from '../browser/client.ts'
import { SkipLinks } from '../clues/skip-links.tsx'
import { TextSwitch } from '../clues/text-switch.tsx'
import { useClueView } from '../clues/use-clue-view.ts'
import { useDepth } from '../clues/use-depth.ts'
import type { AnalysisSettings } from '../conversation/analysis-environment.ts'
import type { AnalysisState } from '../conversation/analysis-state.ts'
import { SpokenProgress } from '../conversation/spoken-progress.tsx'
import type { Draft } from '../drafts/draft-store.ts'
import { useForkPanel } from '../fork/use-fork-panel.ts'
import { LazyWordMarker } from '../marking/lazy-word-marker.tsx'
import { AnswerBody } from './answer-body.tsx'
import { AnswerTools } from './answer-tools.tsx'
import { EarlierExplanations } from './earlier-explanations.tsx'
import { PassagePanel } from './passage-panel.tsx'
import { ReadAloudButton } from './read-aloud-button.tsx'
import { forkStorage, type Stored, saveCheckIn } from './save-added.ts'
import { SplitNotice } from './split-notice.tsx'
import { YourTurn } from './your-turn.tsx'

const TextOffer = lazy(() =>
  import('../form/text-offer.tsx').then((module) => ({ default: module.TextOffer })),
)

type Props = Pick<AnalysisSettings, 'mode' | 'answersBy' | 'gradeLevel' | 'contentType' | 'limits' | 'help'> &
  Stored & {
    state: AnalysisState
    draft: Draft
    onChange: (change: Partial<Draft>) => void
    onFollowUp: (question: string) => void
    /** Asks the same once more: the student says that the words were about the text. */
    onAboutText: () => void
    onRetry: () => void
    onNew: () => void
    /** Puts a text and the first question into the form, to ask again. */
    onUseText: (given: PassageFromLibrary, question: string) => void
    /** Speaks a sentence through the page's status line. */
    announce: (text: string) => void
    /** The results show for the first time. */
    onResult: () => void
  }

/** The browser forbids storage, has no room, or the place of `limits.onDevice` is full. */
const notSaved =
  'This browser did not keep this explanation. Download it to keep it. When the history is full, delete old ones.'

/** A model has not been asked: the text is of the library, whether its notes cover the question or not. */
function isFromLibrary(answer: AssistantMessage | null): boolean {
  const by = answer?.answeredBy
  return by?.reader === 'library' || by?.because === 'not_in_notes'
}

/** The explanation, and from its end on the passage beside it. */
export function ResultView(props: Props) {
  const { mode, gradeLevel, contentType, limits, state, onFollowUp, onRetry, onNew } = props
  const { onResult, announce } = props
  const { promptsLeft, messages, run } = state
  const view = useClueView({ ...props, forkStorage: forkStorage(props) })
  const { asked, answer, words, choice, side } = view
  const { question } = asked
  const depth = useDepth(gradeLevel)
  const isGuessing = view.fork?.isGuess === true && view.fork.work.isOpen
  const isFirstRun = run?.kind === 'first'
  // The form shows what was sent until a guess needs its lines marked.
  const hasPanel = !isFirstRun || isGuessing
  // Words of distress are not kept: there is nothing that a follow-up could go on from.
  const isUnkept = !run && state.saved && state.conversationId === undefined && !answer.saved?.incomplete
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this view is first drawn
  useLayoutEffect(() => onResult(), [])
  const spent = mode === 'demo' && promptsLeft === 0
  const mayAskModel =
    props.answersBy === 'model' && messages.length === 2 && isFromLibrary(answer.saved) && !spent && !isUnkept
  const fork = useForkPanel({
    ...props,
    view,
    mayAsk: props.answersBy === 'model' && !run && !spent && !isUnkept,
    onSteps: depth.showMore,
  })
  const inOtherWords = answer.shown !== answer.saved && answer.shown
  const shown = inOtherWords ? { ...state, messages: [...messages.slice(0, -1), inOtherWords] } : state

  const textSwitch = hasPanel && question.passage.trim() !== '' && (
    <TextSwitch side={side.shown} marks={view.passage.marks.length} onChange={side.show} />
  )
  const use = (given: PassageFromLibrary) => props.onUseText(given, question.question)
  function show(name: VersionName | null) {
    words.choose(name)
    if (name) depth.showMore()
    announce(versionStatus(name))
    document.getElementById('result-heading')?.focus()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only takes up presses on the links inside */}
      <div
        className="result"
        data-side={side.shown}
        data-depth={run ? undefined : depth.depth}
        onClick={choice.press}
        onKeyDown={choice.pressKey}
      >
        {hasPanel && (
          <PassagePanel
            {...{ question, contentType, announce }}
            {...view.passage}
            chosen={choice.chosen}
            onLeaveClues={() => choice.choose(null)}
          >
            {fork.marker && <LazyWordMarker {...fork.marker} />}
          </PassagePanel>
        )}
        <section
          className="sheet answer"
          id="answer-panel"
          aria-labelledby="result-heading"
          aria-busy={run ? true : undefined}
        >
          <div className="result-head">
            <h2 id="result-heading" tabIndex={-1}>
              <span className="label">{mode === 'demo' ? 'Analysis Results' : 'Explanation'}</span>{' '}
              <span className="asked-question">{asked.newest}</span>
            </h2>
            {!run && (
              <SkipLinks
                hasClues={view.clues.cards.length > 0 && depth.depth !== 'line'}
                hasSteps={depth.depth !== 'line' || view.fork?.work.isOpen === true}
                hasFollowUp={!spent && !isUnkept}
              />
            )}
            <ReadAloudButton area="Explanation" ofWhat="the explanation" isHeld={run !== null} />
          </div>
          <VersionNote words={words} isDemo={mode === 'demo'} onChoose={show} />
          {!run && messages.length === 2 && question.passage.trim() === '' && (
            <Suspense>
              <TextOffer {...question} announce={announce} onUse={use} />
            </Suspense>
          )}
          {!run && messages.length === 2 && asked.isSplit && (
            <SplitNotice question={question} onPutRight={() => use(question)} />
          )}
          <HelpNote key={answer.saved?.timestamp} text={run ? run.note : answer.saved?.note} mayFold={!run} />
          <div className="explained">
            <AnswerBody
              {...{ state: shown, choice, depth, announce, onRetry }}
              {...view.clues}
              fork={fork.panel}
              unsaved={mode === 'device' ? notSaved : 'Not saved yet. Trying again.'}
              shortWithout={answer.shortWithout}
              title={question.title}
              passage={question.passage}
              isVerse={types[contentType].isVerse}
            />
            {side.shown === 'explanation' && textSwitch}
          </div>
          {answer.saved?.answeredBy?.reader === 'help' && <AboutText onAboutText={props.onAboutText} />}
          {mayAskModel && <AskModel isDemo={mode === 'demo'} onAsk={() => onFollowUp(question.question)} />}
          {!isFirstRun && (
            <>
              <div className="after-answer">
                {!isGuessing && <VersionChoice words={words} onChoose={show} />}
                <AnswerTools
                  chat={{ mode, gradeLevel, contentType }}
                  messages={inOtherWords ? [...messages, inOtherWords] : messages}
                  onNew={onNew}
                />
              </div>
              {mode === 'account' && !run && <AnswersLeft after={messages.length} />}
              <YourTurn
                {...{ ...props, spent, isUnkept }}
                onCheckIn={(of, given) => saveCheckIn(props, of, given)}
                about={question}
                explanation={answer.saved}
                written={answer.writtenCheckIn}
                most={limits.question}
                checkIn={isGuessing ? null : answer.checkIn}
              />
              <EarlierExplanations
                messages={run ? messages : messages.slice(0, -2)}
                quotations={answer.earlier}
              />
            </>
          )}
        </section>
      </div>
      <SpokenProgress run={run} />
      {side.shown === 'text' && textSwitch}
    </>
  )
}

type AskModelProps = { isDemo: boolean; onAsk: () => void }

/** Under a written answer of the library: the way to ask the model the same question. */
function AskModel({ isDemo, onAsk }: AskModelProps) {
  return (
    <p className="row ask-model">
      <button type="button" className="button quiet" onClick={onAsk}>
        Ask the AI reader
      </button>
      <span className="small">{`An AI model answers the same question. It can be wrong. ${isDemo ? 'It uses one prompt.' : 'It uses one of your AI answers for today.'}`}</span>
    </p>
  )
}

/** How many AI answers are left today, asked anew after each answer. Without a reply nothing is said. */
function AnswersLeft({ after }: { after: number }) {
  const [sentence, setSentence] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further answer may have used one
  useEffect(() => {
    let isShown = true
    void readReply(client.functions.v1['answers-left'].$get()).then(
      (reply) => isShown && setSentence(reply.ok ? reply.data.sentence : null),
    )
    return () => {
      isShown = false
    }
  }, [after])
  return sentence && <p className="muted">{sentence}</p>
}

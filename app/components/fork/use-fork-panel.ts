import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { AnswerClue } from '#domain/answer-interpretation'
import type { ContentType } from '#domain/choices'
import { limits } from '#domain/limits'
import type { Question } from '#domain/messages'
import type { AnalysisMode } from '../conversation/analysis-state.ts'
import type { MarkedWords } from '../marking/mark-words.ts'
import type { WordMarkerProps } from '../marking/word-marker.tsx'
import { askAboutReading } from './ask-about-reading.ts'
import type { ForkPanelProps } from './fork-panel.tsx'
import type { OpenFork } from './use-fork.ts'

type Options = {
  view: {
    fork: OpenFork | null
    asked: { question: Question }
    clues: { clues: readonly AnswerClue[] }
    choice: { chosen: number | null }
    side: { show: (side: 'text' | 'explanation') => void }
  }
  contentType: ContentType
  mode: AnalysisMode
  limits: { question: number }
  draft: { followUp: string }
  onChange: (change: { followUp: string }) => void
  /** An AI model is set up, and a follow-up can be asked. */
  mayAsk: boolean
  /** All steps can be seen from now on. */
  onSteps: () => void
  announce: (text: string) => void
}

type Shown = {
  /** Undefined where there is no fork. */
  panel: ForkPanelProps | undefined
  /** What marks words, in the place of the text; null while none are marked. */
  marker: WordMarkerProps | null
}

/** What the fork needs of the screen around it: the text to mark words in, the steps, the box for a follow-up. */
export function useForkPanel({ view, contentType, announce, ...screen }: Options): Shown {
  const { fork: open, side } = view
  const { question } = view.asked
  const [isMarking, setMarking] = useState(false)
  if (!open) return { panel: undefined, marker: null }
  const { work, act, reading } = open

  function leaveMarker(focusOn: string, words?: MarkedWords) {
    announce('')
    flushSync(() => {
      setMarking(false)
      side.show('explanation')
      if (words) act({ type: 'add', words })
    })
    document.getElementById(focusOn)?.focus()
  }

  function addWords(words: MarkedWords) {
    const known = work.lines.find(({ quote }) => quote === words.quote)
    leaveMarker(`fork-line-${known?.number ?? work.lines.length + 1}`, words)
    if (known) announce('These words are one of the lines already.')
  }

  function ask() {
    if (!reading) return
    const asked = askAboutReading(reading, screen.limits.question)
    // What is typed there stays.
    const typed = screen.draft.followUp.trim()
    screen.onChange({ followUp: typed && !typed.includes(asked) ? `${typed}\n${asked}` : asked })
    announce('Your reading is in the follow-up box. Press Ask Follow-up to send it.')
    document.getElementById('follow-up')?.focus()
  }

  const panel: ForkPanelProps = {
    open,
    question,
    chosen: view.choice.chosen,
    announce,
    clues: open.isAnswered ? view.clues.clues : [],
    onSteps() {
      flushSync(() => {
        act({ type: 'open', isOpen: false })
        if (!open.isGuess) screen.onSteps()
      })
      const next = open.isGuess ? ['compared-heading', 'result-heading'] : ['steps']
      next
        .map((id) => document.getElementById(id))
        .find(Boolean)
        ?.focus()
    },
    onMark() {
      setMarking(true)
      side.show('text')
    },
    ...(screen.mayAsk ? { onAsk: ask } : {}),
    cost: `An AI model answers. It can be wrong. ${screen.mode === 'demo' ? 'It uses one prompt.' : 'It uses one of your AI answers for today.'}`,
  }
  const isShown = isMarking && work.isOpen && work.part === 'sort'
  const marker = isShown
    ? {
        text: question.passage,
        contentType,
        most: limits.myReading.quote,
        onMark: addWords,
        onCancel: () => leaveMarker('fork-mark'),
        announce,
      }
    : null
  return { panel, marker }
}

import { useEffect, useMemo, useState } from 'react'
import type { Fork } from '#close-reading'
import type { AnswerClue, AnswerInterpretation, FeelingLine } from '#domain/answer-interpretation'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { EvidenceSpan } from '#domain/evidence/evidence'
import {
  type AssistantMessage,
  bareQuestion,
  latestAnswer,
  type Message,
  type Question,
} from '#domain/messages'
import { splitPasted } from '#domain/split-pasted'
import { findAnswerParts } from '../answer/answer-parts.ts'
import { type OtherWords, useOtherWords } from '../answer/use-other-words.ts'
import { useQuotations } from '../answer/use-quotations.ts'
import type { AnalysisSettings } from '../conversation/analysis-environment.ts'
import type { AnalysisState } from '../conversation/analysis-state.ts'
import { useEvidence } from '../evidence/use-evidence.ts'
import { type ForkWork, forkMarks } from '../fork/fork-work.ts'
import { type ForkStorage, type GivenFork, useFork } from '../fork/use-fork.ts'
import { useForkWhileWriting } from '../fork/use-fork-while-writing.ts'
import { callEngineWorker } from '../worker/call-engine-worker.ts'
import { locateClues, numberLines } from './locate-clues.ts'
import { makeShortWithout } from './make-short-without.ts'
import { quotedClues } from './quoted-clues.ts'
import { type Side, useClueChoice } from './use-clue-choice.ts'
import { useGrowingClues } from './use-growing-clues.ts'

type Options = {
  state: AnalysisState
  gradeLevel: GradeLevel
  contentType: ContentType
  /** Speaks a sentence through the page's status line. */
  announce: (text: string) => void
  forkStorage: ForkStorage
  answersBy: AnalysisSettings['answersBy']
}

const noClues: readonly AnswerClue[] = []
const noLines: readonly FeelingLine[] = []
const nothing = bareQuestion('')

/**
 * Everything in the clue view: what was asked, the text and its marks, the clues, the answer, its words for other levels,
 * the readings to choose from, which clue is chosen, and which side shows where only one has room.
 */
export function useClueView({ state: { messages, run }, forkStorage, ...options }: Options) {
  const { gradeLevel, contentType, announce } = options
  const [side, setSide] = useState<Side>('explanation')
  const first = messages.find(isAsked)
  const typed = first?.content ?? run?.asked ?? nothing
  const question = useMemo(() => splitPasted(typed), [typed])
  const answer = run ? null : (latestAnswer(messages) ?? null)
  const words = useOtherWords(messages.length === 2 ? answer : null, question, contentType)
  const { chosen } = words
  const latest = useMemo(() => answer && inWords(answer, chosen), [answer, chosen])
  const parts = useMemo(() => (latest ? findAnswerParts(latest.content) : null), [latest])
  const isFollowUp = messages.length > 2
  const interpretation = useInterpretation(
    latest && !isFollowUp ? latest : (messages.find(isAnswer) ?? null),
    { question, gradeLevel: chosen?.version.gradeLevel ?? gradeLevel, contentType },
  )
  const firstRun = messages.length === 0 ? run : null
  const early = useForkWhileWriting(options.answersBy === 'model' ? firstRun : null, {
    question,
    gradeLevel,
    contentType,
  })
  const given = firstRun ? forkOfRun(early) : forkOfAnswer(answer)
  const fork = useFork(isFollowUp ? null : given, first || run ? question : null, forkStorage)
  const work = fork?.work.isOpen ? fork.work : null
  const growing = useGrowingClues(firstRun, { question, gradeLevel, contentType })
  const numbered = useNumbers({ messages, latest, interpretation, question, contentType, work })
  const found = useEvidence(run ? '' : question.passage, contentType, gradeLevel)
  const choice = useClueChoice({
    describe: (number) => describeMark(number, numbered.marks, question.passage),
    nothing: work ? 'No line is chosen.' : 'No clue is chosen.',
    announce,
    show: setSide,
  })
  const { clues, cards, marks, lines, quotations, earlier } = numbered
  const newest = (run ? run.asked : messages.findLast(isAsked)?.content) ?? typed
  const asked = { question, gradeLevel, contentType }
  return {
    asked: { question, isSplit: question !== typed, newest: splitPasted(newest).question },
    passage: {
      marks,
      found,
      feelings: { lines, people: run || work ? undefined : interpretation?.feelings },
    },
    clues: { clues, cards: run ? clues : cards, growing, quotations },
    answer: {
      saved: answer,
      shown: latest,
      earlier,
      shortWithout: makeShortWithout(isFollowUp ? null : latest, interpretation, asked),
      checkIn: (latest && !latest.incomplete && parts?.checkIn) || null,
      writtenCheckIn: isFollowUp ? undefined : interpretation?.checkIn,
    },
    words,
    fork,
    choice,
    side: { shown: side, show: setSide },
  }
}

type Numbers = {
  messages: readonly Message[]
  latest: AssistantMessage | null
  interpretation: AnswerInterpretation | null
  question: Question
  contentType: ContentType
  work: ForkWork | null
}

/** The clues, the feeling lines and what the answers quote, with one number for each; the marks are those of an open fork. */
function useNumbers({ messages, latest, interpretation, question, contentType, work }: Numbers) {
  const clues = interpretation?.clues ?? noClues
  const answers = useMemo(() => explanationsOf(messages, latest), [messages, latest])
  const feelingLines = interpretation?.feelingLines ?? noLines
  const lines = useMemo(() => numberLines(clues, feelingLines), [clues, feelingLines])
  const own = useMemo(() => locateClues(clues, lines, null), [clues, lines])
  const all = useQuotations(answers, question.passage, own)
  const quotations = latest && !latest.incomplete ? (all?.at(-1) ?? null) : null
  const earlier = (latest ? all?.slice(0, -1) : all) ?? []
  const marks = useMemo(
    () => (work ? forkMarks(work) : locateClues(clues, lines, all?.flat() ?? null)),
    [work, clues, lines, all],
  )
  const cards = useMemo(
    () => (work ? noClues : [...clues, ...quotedClues({ question, contentType }, answers, all ?? [], own)]),
    [work, clues, own, answers, all, question, contentType],
  )
  return { clues, lines, quotations, earlier, marks, cards }
}

function describeMark(number: number, marks: readonly EvidenceSpan[], passage: string): string {
  const mark = marks.find((one) => one.number === number)
  const quote = mark ? passage.slice(mark.start, mark.end).replace(/\s+/gu, ' ') : ''
  return `${mark?.isLine ? 'Line' : 'Clue'} ${number} of ${marks.length}: “${quote}”.`
}

/** What may be marked of each answer, the one that is shown in its words. */
function explanationsOf(messages: readonly Message[], latest: AssistantMessage | null): string[] {
  const answers = messages.filter(isAnswer)
  return answers.map((answer, at) => {
    const shown = latest && at === answers.length - 1 ? latest : answer
    return findAnswerParts(shown.content).explanation
  })
}

/** The answer as it is shown: in other words when these were chosen. */
function inWords(answer: AssistantMessage, chosen: OtherWords['chosen']): AssistantMessage {
  if (!chosen) return answer
  const { markdown, gradeLevel: _, ...version } = chosen.version
  const { interpretation: __, ...rest } = answer
  return { ...rest, ...version, content: markdown }
}

function isAsked(message: Message) {
  return message.role === 'user'
}

function isAnswer(message: Message) {
  return message.role === 'assistant'
}

type Asked = { question: Question; gradeLevel: GradeLevel; contentType: ContentType }

/**
 * What a first answer stands on: as kept with it, else worked out in this browser. Null until it is known, without a
 * passage, and of words that lead to help.
 */
function useInterpretation(answer: AssistantMessage | null, asked: Asked): AnswerInterpretation | null {
  const { question, gradeLevel, contentType } = asked
  const [found, setFound] = useState<{
    answer: AssistantMessage
    interpretation: AnswerInterpretation
  } | null>(null)
  const isStored = answer?.interpretation !== undefined
  const open =
    answer && !isStored && question.passage.trim() !== '' && answer.answeredBy?.reader !== 'help'
      ? answer
      : null
  useEffect(() => {
    if (!open) return
    let current = true
    const isEngines = (open.answeredBy?.reader ?? 'built-in') === 'built-in'
    const input = { answer: open.content, gradeLevel, contentType, question, isEngines }
    void callEngineWorker({ task: 'interpret', input }).then((interpretation) => {
      if (current && interpretation) setFound({ answer: open, interpretation })
    })
    return () => {
      current = false
    }
  }, [open, question, gradeLevel, contentType])
  if (isStored) return answer?.interpretation ?? null
  return found && found.answer === open ? found.interpretation : null
}

/**
 * The fork of an answer, as it is stored: a reading of it is checked against that. The built-in reader's stands in the place
 * of its answer in short. Beside any other answer it is a guess, which needs readings to choose from.
 */
function forkOfAnswer(answer: AssistantMessage | null): GivenFork | null {
  const fork = answer?.interpretation?.fork
  if (!fork || answer.incomplete) return null
  const isGuess = (answer.answeredBy?.reader ?? 'built-in') !== 'built-in'
  if (isGuess && fork.readings.length === 0) return null
  return { fork, isGuess, answered: answer.timestamp, saved: answer.myReading }
}

/** The same fork while a model still writes its answer; null until it is worked out on this device. */
function forkOfRun(fork: Fork | null): GivenFork | null {
  if (!fork || fork.readings.length === 0) return null
  return { fork, isGuess: true }
}

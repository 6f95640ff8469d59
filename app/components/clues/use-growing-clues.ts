import { useEffect, useState } from 'react'
import type { AnswerClue } from '#domain/answer-interpretation'
import type { ContentType, GradeLevel } from '#domain/choices'
import { clueItems } from '#domain/clue-items'
import type { Question } from '#domain/messages'
import type { Run } from '../conversation/analysis-state.ts'
import { callEngineWorker } from '../worker/call-engine-worker.ts'

type Asked = { question: Question; gradeLevel: GradeLevel; contentType: ContentType }

const none: readonly AnswerClue[] = []

/** The clues of a first answer that is being written: each as soon as its item is whole and its words stand in the passage. */
export function useGrowingClues(
  run: Run | null,
  { question, gradeLevel, contentType }: Asked,
): readonly AnswerClue[] {
  const [clues, setClues] = useState(none)
  const written = run && !run.localAnswer && question.passage.trim() !== '' ? run.text : ''
  const whole = written.slice(0, written.lastIndexOf('\n') + 1)
  const items = clueItems(whole).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each item, not for each word
  useEffect(() => {
    if (items === 0) {
      setClues(none)
      return
    }
    let isCurrent = true
    const input = { answer: whole, gradeLevel, contentType, question, isEngines: false }
    void callEngineWorker({ task: 'interpret', input }).then((said) => {
      if (isCurrent && said) setClues(said.clues.filter(({ isAdded }) => !isAdded))
    })
    return () => {
      isCurrent = false
    }
  }, [items])
  return clues
}

import { useEffect, useState } from 'react'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { AssistantMessage, Question } from '#domain/messages'
import { callEngineWorker } from '../worker/call-engine-worker.ts'

type Asked = { question: Question; gradeLevel: GradeLevel; contentType: ContentType }

/**
 * What a first answer stands on: as kept with it, else worked out in this browser. Null until it is known, without a
 * passage, and of words that lead to help.
 */
export function useInterpretation(
  answer: AssistantMessage | null,
  asked: Asked,
): AnswerInterpretation | null {
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

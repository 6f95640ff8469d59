import { useEffect, useState } from 'react'
import type { Fork } from '#close-reading'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { Question } from '#domain/messages'
import type { Run } from '../conversation/analysis-state.ts'
import { callEngineWorker } from '../worker/call-engine-worker.ts'

type Asked = { question: Question; gradeLevel: GradeLevel; contentType: ContentType }

/**
 * The fork of a first question that a model is answering, worked out on this device. Null without a passage, of words that
 * may need help, and where the engine cannot say.
 *
 * @param run null where no model answers
 */
export function useForkWhileWriting(
  run: Run | null,
  { question, gradeLevel, contentType }: Asked,
): Fork | null {
  const [found, setFound] = useState<{ asked: string; fork: Fork | null } | null>(null)
  const isWriting = run !== null && run.generationId !== undefined && !run.localAnswer && !run.note
  const asked = isWriting && question.passage.trim() !== '' ? run.askedAt : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each question
  useEffect(() => {
    if (asked === null) return
    let isCurrent = true
    const input = { answer: '', gradeLevel, contentType, question, isEngines: false }
    void callEngineWorker({ task: 'interpret', input }).then((said) => {
      if (isCurrent) setFound({ asked, fork: said?.fork ?? null })
    })
    return () => {
      isCurrent = false
    }
  }, [asked])
  return asked !== null && found?.asked === asked ? found.fork : null
}

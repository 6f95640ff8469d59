import { answerLine } from '#domain/limits'
import type { AnalysisEnvironment } from './analysis-environment.ts'
import type { Answerer, AnswerRequest } from './follow-answer.ts'

/** Whoever gets answers in this environment; without one the server's, whose part loads when it is first needed. */
export async function findAnswerer({ answerer }: AnalysisEnvironment): Promise<Answerer> {
  return answerer ?? (await import('./follow-answer.ts')).followAnswer
}

/**
 * Sends a question whose answer is finished on this device until the server has it, after the screen was left: nobody
 * looks any more, but the answer is counted and kept once the line is back.
 */
export async function sendUntilHeard(
  environment: AnalysisEnvironment,
  request: AnswerRequest,
  signal: AbortSignal,
): Promise<void> {
  const unseen = { started() {}, wrote() {}, correcting() {}, lost() {} }
  for (let turn = 0; turn < answerLine.questionTries && !signal.aborted; turn += 1) {
    const kind = await findAnswerer(environment).then(
      async (answer) =>
        (await answer(request, unseen, { ...environment, signal, idleTimeout: answerLine.idle })).kind,
      () => 'lost',
    )
    if (kind !== 'lost') return
    await environment.wait(answerLine.idle)
  }
}

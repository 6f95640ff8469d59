import { retention } from '#domain/retention'
import type { Runtime } from '../runtime.ts'
import type { AnswerRunner } from './answer-runner.ts'
import type { GenerationRow } from './queries.ts'
import { replayAnswer } from './replay-answer.ts'
import { ownerOf, type Requester } from './requester.ts'
import type { RunningAnswer } from './running-answer.ts'

/** The answer of a row: from this process's memory, else from the row. Null when its text is kept no longer. */
export async function resolveAnswer(
  runner: AnswerRunner,
  runtime: Runtime,
  requester: Requester,
  row: GenerationRow,
): Promise<RunningAnswer | null> {
  const owner = ownerOf(requester)
  const live = runner.find(owner, row.id)
  if (live) return live
  const isGone =
    row.demoSessionId && row.finishedAt && +row.finishedAt <= +runtime.now() - retention.demoAnswer
  return isGone ? null : replayAnswer(runtime, owner, row)
}

import { kept } from '#domain/retention'
import type { Runtime } from '../runtime.ts'
import { type Asker, ownerOf } from './asker.ts'
import type { LiveAnswer } from './live-answer.ts'
import type { GenerationRow } from './queries.ts'
import { replayAnswer } from './replay-answer.ts'
import type { Workplace } from './workplace.ts'

/** The answer of a row: from this process's memory, else from the row. Null when its text is kept no longer. */
export async function showAnswer(
  workplace: Workplace,
  runtime: Runtime,
  asker: Asker,
  row: GenerationRow,
): Promise<LiveAnswer | null> {
  const owner = ownerOf(asker)
  const live = workplace.find(owner, row.id)
  if (live) return live
  const isGone = row.demoSessionId && row.finishedAt && +row.finishedAt <= +runtime.now() - kept.demoAnswer
  return isGone ? null : replayAnswer(runtime, owner, row)
}

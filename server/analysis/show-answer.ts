import type { Runtime } from '../runtime.ts'
import { type Asker, ownerOf } from './asker.ts'
import type { LiveAnswer } from './live-answer.ts'
import type { GenerationRow } from './queries.ts'
import { replayAnswer } from './replay-answer.ts'
import type { Workplace } from './workplace.ts'

/** The answer of a row: from this process's memory, else from the row. Null when its text is kept nowhere. */
export function showAnswer(
  workplace: Workplace,
  runtime: Runtime,
  asker: Asker,
  row: GenerationRow,
): LiveAnswer | null {
  const owner = ownerOf(asker)
  const live = workplace.find(owner, row.id)
  if (live) return live
  const isWhole = row.state === 'done' || row.state === 'refused'
  if (row.demoSessionId && row.text === '' && isWhole) return null
  return replayAnswer(runtime, owner, row)
}

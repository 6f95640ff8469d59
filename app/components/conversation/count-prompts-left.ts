import { client, readReply } from '../browser/client.ts'
import type { AnalysisEnvironment } from './analysis-environment.ts'
import type { AnalysisMode } from './analysis-state.ts'

/** A lost question may have reached the server, and counted. Undefined where nobody counts, or nobody can say. */
export async function countPromptsLeft(
  mode: AnalysisMode,
  { fetch }: AnalysisEnvironment,
): Promise<number | undefined> {
  if (mode !== 'demo') return undefined
  const reply = await readReply(client.api.demo.$get({}, { fetch }))
  return reply.ok ? reply.data.promptsLeft : undefined
}

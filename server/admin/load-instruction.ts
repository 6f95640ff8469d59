import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
import { nameOf } from './load-instruction-list.ts'
import { minuteOf } from './load-overview.ts'
import { findPromptById, listPromptVersions } from './queries.ts'

/** One instruction with every text that it had, or null. */
export async function loadInstruction({ database }: Runtime, id: string) {
  const prompt = isUuid(id) ? await findPromptById(database, id) : null
  if (!prompt) return null
  const versions = await listPromptVersions(database, id)
  return {
    name: nameOf(prompt),
    version: prompt.version,
    text: prompt.text,
    versions: versions.map(({ savedAt, savedBy, ...rest }) => ({
      ...rest,
      savedAt: minuteOf(savedAt),
      savedBy: savedBy ?? 'came with Tonewise',
    })),
  }
}

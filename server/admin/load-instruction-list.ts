import { contentTypeNames, gradeLevelNames } from '#domain/choices'
import type { Runtime } from '../runtime.ts'
import { minuteOf } from './load-overview.ts'
import { listPrompts } from './queries.ts'

/** The instructions of each level and type, and the default, with what each is for. */
export async function loadInstructionList({ database }: Runtime) {
  const rows = await listPrompts(database)
  return rows.map(({ id, version, updatedAt, isOriginal, ...scope }) => ({
    id,
    name: nameOf(scope),
    version,
    changedAt: minuteOf(updatedAt),
    isOriginal,
  }))
}

type PromptScope = { gradeLevel: string | null; contentType: string | null; isDefault: boolean }

export function nameOf({ gradeLevel, contentType, isDefault }: PromptScope): string {
  if (isDefault) return 'Default (used when a level and type have no text of their own)'
  const grade = gradeLevelNames[gradeLevel as keyof typeof gradeLevelNames]
  const type = contentTypeNames[contentType as keyof typeof contentTypeNames]
  return `${grade ?? gradeLevel}, ${type ?? contentType}`
}

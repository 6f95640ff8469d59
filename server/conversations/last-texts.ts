import type { ContentType, GradeLevel } from '#domain/choices'
import { formatDay } from '#domain/format-day'
import type { Database } from '../database/open-database.ts'
import { listNewest } from './queries.ts'

/** A conversation in the dashboard's list of recent ones. */
export type LastText = {
  id: string
  name: string
  gradeLevel: GradeLevel
  contentType: ContentType
  on: string
}

const maxTexts = 3

/** The newest conversations of a person; a text without a title goes by its first question. */
export async function loadLastTexts(database: Database, userId: string): Promise<LastText[]> {
  const items = await listNewest(database, userId, maxTexts)
  return items.map(({ id, title, preview, gradeLevel, contentType, createdAt }) => ({
    id,
    name: title || preview,
    gradeLevel,
    contentType,
    on: formatDay(new Date(createdAt)),
  }))
}

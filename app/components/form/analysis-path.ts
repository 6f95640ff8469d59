import { type ContentType, type GradeLevel, isContentType, isGradeLevel } from '#domain/choices'

type LevelAndType = { gradeLevel: GradeLevel; contentType: ContentType }

/** The reader without an account at one level and type. All of them are one page, so that it opens without a network. */
export function analysisPath({ gradeLevel, contentType }: LevelAndType): string {
  return `/on-this-device?level=${gradeLevel}&type=${contentType}`
}

/** The level and type that an address asks for; middle school and fiction where it asks for none. */
export function parseAnalysisPath(query: URLSearchParams): LevelAndType {
  const level = query.get('level') ?? ''
  const type = query.get('type') ?? ''
  return {
    gradeLevel: isGradeLevel(level) ? level : 'middle',
    contentType: isContentType(type) ? type : 'fiction',
  }
}

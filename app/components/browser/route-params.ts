import { type ContentType, type GradeLevel, isContentType, isGradeLevel } from '#domain/choices'

/** Level and type of the open question screen, from its address; null on any other page. */
export function routeParams(): { grade_level: GradeLevel; content_type: ContentType } | null {
  const [content_type, grade_level] = window.location.pathname.split('/').reverse()
  return isGradeLevel(grade_level) && isContentType(content_type) ? { grade_level, content_type } : null
}

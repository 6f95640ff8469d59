/** The four reading levels and three content types of the product, with the words that screens show. */
export const gradeLevels = ['elementary', 'middle', 'high', 'college'] as const
export const contentTypes = ['fiction', 'poetry', 'nonfiction'] as const
export type GradeLevel = (typeof gradeLevels)[number]
export type ContentType = (typeof contentTypes)[number]

export const gradeLevelNames: Record<GradeLevel, string> = {
  elementary: 'Elementary School',
  middle: 'Middle School',
  high: 'High School',
  college: 'College',
}

export const contentTypeNames: Record<ContentType, string> = {
  fiction: 'Fictional Prose',
  poetry: 'Poetry',
  nonfiction: 'Non-fiction',
}

export function isGradeLevel(value: unknown): value is GradeLevel {
  return gradeLevels.some((gradeLevel) => gradeLevel === value)
}

export function isContentType(value: unknown): value is ContentType {
  return contentTypes.some((contentType) => contentType === value)
}

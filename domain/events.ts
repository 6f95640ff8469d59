import type { ContentType, GradeLevel } from './choices.ts'
import type { FileKind } from './file-text.ts'

/**
 * What may be counted, each with its whole payload. Choices from our own lists and addresses of public pages only:
 * nothing that a person typed, pasted or was answered.
 */
export type Events = {
  /** The page configuration of each route; the path without query, ids or names. */
  page: { page_path: string }
  grade_level_selected: { grade_level: GradeLevel }
  content_type_selected: { grade_level: GradeLevel; content_type: ContentType }
  message_sent: { grade_level: GradeLevel; content_type: ContentType; has_file: boolean }
  file_uploaded: { file_type: FileKind; grade_level: GradeLevel; content_type: ContentType }
  conversation_downloaded: { grade_level: GradeLevel; content_type: ContentType }
  blog_post_viewed: { slug: string }
  trial_signup: Record<string, never>
}

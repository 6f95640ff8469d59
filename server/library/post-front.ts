import { z } from 'zod'
import { audiences } from '#domain/audiences'
import { contentTypeSchema, gradeLevelSchema } from '#domain/choice-schemas'
import { topics } from '#domain/topics'

const line = (most: number, least = 1) => z.string().trim().min(least).max(most)
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be words in small letters, joined by hyphens')

/** What stands at the head of a post. A date is a day, "2026-09-14". */
export const postFront = z.strictObject({
  title: line(70),
  excerpt: line(200),
  audience: z.enum(audiences),
  topic: z.enum(topics),
  date: z.iso.date('must be a day such as 2026-09-14'),
  keywords: z.array(line(60)).min(1).max(10),
  description: line(160, 120),
  related: z.array(slug).min(1).max(3),
})

/** What stands at the head of a passage that the engine marks. */
export const exampleFront = z.strictObject({
  title: line(120),
  author: line(120),
  year: z.int().min(1).max(2100),
  level: gradeLevelSchema,
  type: contentTypeSchema,
  question: line(200),
  show: z.int().min(1).max(6),
})

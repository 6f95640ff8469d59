import { z } from 'zod'
import { audiences } from '#domain/audiences'
import { contentTypeSchema, gradeLevelSchema } from '#domain/choice-schemas'
import { topics } from '#domain/topics'
import { checkFront } from './check-front.ts'

/** A passage in the public domain that the engine marks, and what a reader is asked about it. */
export type Example = z.infer<typeof exampleFront> & { text: string }

/** A piece of a post: Markdown as written, or a passage to be marked. */
export type PostPart = { kind: 'prose'; markdown: string } | { kind: 'example'; example: Example }

export type ParsedPost = z.infer<typeof postFront> & {
  words: number
  /** To read it once, rounded up. */
  minutes: number
  /** The first paragraph, in Markdown. */
  summary: string
  /** What follows the summary. */
  parts: PostPart[]
}

const WORDS_A_MINUTE = 200
const MOST_WORDS_OF_AN_EXAMPLE = 120

/**
 * One post from the text of its file: YAML between two lines of three hyphens, then Markdown, in which a fence
 * with the info string `reading` holds a passage. Every problem comes back as "field: reason"; nothing is thrown.
 */
export function parsePost(source: string): { post: ParsedPost | null; problems: string[] } {
  const whole = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!whole) return { post: null, problems: ['must begin with front matter between two lines "---"'] }
  const front = checkFront(postFront, whole[1] ?? '')
  const [, summary = '', rest = ''] =
    /^\s*(\S[\s\S]*?)(?:\n\n([\s\S]*))?$/.exec(whole[2]?.trimEnd() ?? '') ?? []
  const { parts, problems } = readParts(rest)
  const all = [...front.problems, ...problems]
  if (!/^[\p{L}\p{N}“"]/u.test(summary)) all.push('body: must begin with a summary paragraph')
  if (!front.value || all.length > 0) return { post: null, problems: all }
  const words = countWords(summary) + countWordsOf(parts)
  return {
    post: { ...front.value, words, minutes: Math.ceil(words / WORDS_A_MINUTE), summary, parts },
    problems: [],
  }
}

/** Prose and passages in turn. Splitting at a pattern with one group puts the passages at the odd places. */
function readParts(body: string): { parts: PostPart[]; problems: string[] } {
  const parts: PostPart[] = []
  const problems: string[] = []
  for (const [at, piece] of body.split(/^```reading[ \t]*\n([\s\S]*?)\n```[ \t]*$/m).entries()) {
    if (at % 2 === 0) {
      if (piece.trim() !== '') parts.push({ kind: 'prose', markdown: piece.trim() })
      continue
    }
    const { example, problems: found } = readExample(piece)
    if (example) parts.push({ kind: 'example', example })
    problems.push(...found.map((problem) => `reading ${(at + 1) / 2}: ${problem}`))
  }
  if (parts.some((part) => part.kind === 'prose' && part.markdown.includes('```reading')))
    problems.push('reading: a block has no end')
  return { parts, problems }
}

function readExample(block: string): { example: Example | null; problems: string[] } {
  const at = block.search(/^---$/m)
  if (at < 0)
    return { example: null, problems: ['has no line "---" between its front matter and its passage'] }
  const text = block.slice(at + 4).replace(/^\n+|\s+$/g, '')
  const { value, problems } = checkFront(exampleFront, block.slice(0, at))
  const words = countWords(text)
  const all: string[] = [...problems]
  if (words === 0) all.push('passage: is empty')
  if (words > MOST_WORDS_OF_AN_EXAMPLE)
    all.push(`passage: has ${words} words, at most ${MOST_WORDS_OF_AN_EXAMPLE} are shown`)
  return { example: value && all.length === 0 ? { ...value, text } : null, problems: all }
}

function countWordsOf(parts: PostPart[]): number {
  return parts
    .map((part) => countWords(part.kind === 'prose' ? part.markdown : part.example.text))
    .reduce((sum, count) => sum + count, 0)
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

const line = (most: number, least = 1) => z.string().trim().min(least).max(most)
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be words in small letters, joined by hyphens')

/** What stands at the head of a post. A date is a day, "2026-09-14". */
const postFront = z.strictObject({
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
const exampleFront = z.strictObject({
  title: line(120),
  author: line(120),
  year: z.int().min(1).max(2100),
  level: gradeLevelSchema,
  type: contentTypeSchema,
  question: line(200),
  show: z.int().min(1).max(6),
})

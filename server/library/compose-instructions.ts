import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContentType, contentTypes, type GradeLevel, gradeLevels, levels, types } from '#domain/choices'

/** Instructions for one pair, or the default that stands in for a missing pair. */
export type Composed = {
  gradeLevel: GradeLevel | null
  contentType: ContentType | null
  text: string
  hash: string
}

/** What is added when a question has no passage, for a follow-up, and before the library's notes on the passage. */
export type Variants = { noPassage: string; followUp: string; library: string }

const folder = join('content', 'instructions')

/**
 * Composes the instructions of each level and type, and the default, from their parts in content/instructions/.
 * Throws when a part is missing: instructions without their safety part must not exist.
 */
export async function composeInstructions(root: string = process.cwd()): Promise<Composed[]> {
  const read = (name: string) => readPart(root, name)
  const [core, format, safety, fallback] = await Promise.all(
    ['core', 'format', 'safety', 'default'].map(read),
  )
  const composed = [compose(null, null, [core, fallback, format, safety])]
  for (const gradeLevel of gradeLevels) {
    for (const contentType of contentTypes) {
      const level = levels[gradeLevel].instructions
      const type = types[contentType].instructions
      const names = [`grade-${level}`, `type-${type}`, `cell-${level}-${type}`]
      const parts = await Promise.all(names.map(read))
      composed.push(compose(gradeLevel, contentType, [core, ...parts, format, safety]))
    }
  }
  return composed
}

export async function readVariants(root: string = process.cwd()): Promise<Variants> {
  const [noPassage = '', followUp = '', library = ''] = await Promise.all(
    ['variant-no-passage', 'variant-follow-up', 'variant-library'].map((name) => readPart(root, name)),
  )
  return { noPassage, followUp, library }
}

/** The part that every instruction holds, whoever edits the rest. */
export function readSafetyPart(root: string = process.cwd()): Promise<string> {
  return readPart(root, 'safety')
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function readPart(root: string, name: string): Promise<string> {
  const text = (await readFile(join(root, folder, `${name}.md`), 'utf8')).trim()
  if (text === '') throw new Error(`content/instructions/${name}.md is empty`)
  return text
}

function compose(
  gradeLevel: GradeLevel | null,
  contentType: ContentType | null,
  parts: (string | undefined)[],
): Composed {
  const text = parts.join('\n\n')
  return { gradeLevel, contentType, text, hash: hashOf(text) }
}

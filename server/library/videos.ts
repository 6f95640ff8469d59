import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { audiences } from '#domain/audiences'
import { checkFront } from './check-front.ts'

const fileName = (endings: RegExp) =>
  z
    .string()
    .regex(/^[a-z0-9-]+\.[a-z0-9]+$/)
    .regex(endings)

const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be words in small letters, joined by hyphens'),
  /** Set only when the same film stands at the video host, too. */
  youtubeId: z
    .string()
    .regex(/^[\w-]{11}$/)
    .nullable(),
  title: z.string().trim().min(1).max(70),
  description: z.string().trim().min(1).max(200),
  category: z.enum(audiences),
  date: z.iso.date('must be a day such as 2026-09-14'),
  /** Seconds. */
  duration: z.int().min(1).max(3600),
  /** Files in public/videos/. */
  file: fileName(/\.(?:webm|mp4)$/),
  captions: fileName(/\.vtt$/),
  thumbnail: fileName(/\.(?:webp|png|jpg)$/),
  /** File in content/videos/. */
  transcript: fileName(/\.md$/),
})

/** A film of ours; `words` is its transcript in Markdown. */
export type Video = z.infer<typeof entry> & { words: string }

/**
 * Every video of a project folder, newest first.
 * Throws an Error that names each wrong entry and what is wrong in it, a line each.
 *
 * @param source the folder that holds content/ and public/, and the day after which no video may be dated
 */
export function loadVideos({ root, today }: { root: string; today: string }): Video[] {
  const list = join('content', 'videos.yml')
  const { value, problems } = checkFront(z.array(entry), readFileSync(join(root, list), 'utf8'))
  const all = problems.map((problem) => `  ${list}: ${problem}`)
  const entries = value ?? []
  for (const { id, date, file, captions, thumbnail, transcript } of entries) {
    if (date > today) all.push(`  ${list}: ${id}: date: ${date} is in the future`)
    if (entries.filter((other) => other.id === id).length > 1) all.push(`  ${list}: ${id}: id: stands twice`)
    const files = [file, captions, thumbnail].map((name) => join('public', 'videos', name))
    for (const needed of [...files, join('content', 'videos', transcript)])
      if (!existsSync(join(root, needed))) all.push(`  ${list}: ${id}: there is no file ${needed}`)
  }
  if (all.length > 0) throw new Error(`These videos are wrong:\n${all.join('\n')}`)
  return entries
    .map((video) => ({
      ...video,
      words: readFileSync(join(root, 'content', 'videos', video.transcript), 'utf8').trim(),
    }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}

let known: Video[] | undefined

/** The videos of the product, newest first, read once. Throws as `loadVideos` does. */
export function readVideos(): Video[] {
  known ??= loadVideos({ root: '.', today: new Date().toISOString().slice(0, 10) })
  return known
}

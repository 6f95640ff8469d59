import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParsedPost, parsePost } from './parse-post.ts'

/** An article of the blog; `slug` is the name of its file and the end of its address. */
export type Post = ParsedPost & { slug: string }

type Source = { folder: string; today: string }

/**
 * Every post in a folder, newest first.
 * Throws an Error that names each wrong file and what is wrong in it, a line each: a site with a broken article
 * must not start.
 *
 * @param source where the posts are, and the day "2026-11-21" after which no post may be dated
 */
export function loadPosts({ folder, today }: Source): Post[] {
  const posts: Post[] = []
  const problems: string[] = []
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  for (const file of files) {
    const read = parsePost(readFileSync(join(folder, file), 'utf8'))
    const found = [...read.problems]
    if (read.post) {
      const post = { slug: file.slice(0, -3), ...read.post }
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(post.slug))
        found.push('name: must be words in small letters, joined by hyphens')
      if (post.date > today) found.push(`date: ${post.date} is in the future`)
      for (const other of post.related) {
        if (other === post.slug) found.push('related: names the post itself')
        else if (!files.includes(`${other}.md`)) found.push(`related: there is no post "${other}"`)
      }
      posts.push(post)
    }
    problems.push(...found.map((problem) => `  ${join(folder, file)}: ${problem}`))
  }
  if (problems.length > 0) throw new Error(`These posts are wrong:\n${problems.join('\n')}`)
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}

let known: Post[] | undefined

/** The posts of the product, newest first, read once. Throws as `loadPosts` does. */
export function readPosts(): Post[] {
  known ??= loadPosts({
    folder: join('content', 'blog'),
    today: new Date().toISOString().slice(0, 10),
  })
  return known
}

/** What a list of articles shows of a post. */
export type PostCard = Omit<Post, 'parts' | 'summary' | 'words' | 'description' | 'keywords' | 'related'>

/** The posts of the product, newest first, as lists show them. */
export function listPosts(): PostCard[] {
  return readPosts().map(cardOf)
}

export function cardOf({ slug, title, excerpt, audience, topic, date, minutes }: Post): PostCard {
  return { slug, title, excerpt, audience, topic, date, minutes }
}

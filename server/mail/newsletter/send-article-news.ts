import { insertJob } from '../../jobs/queries.ts'
import { readPosts } from '../../library/posts.ts'
import type { Runtime } from '../../runtime.ts'
import { newsletterLink } from './newsletter-link.ts'
import { listConfirmed } from './queries.ts'

/**
 * Queues the mail about an article to everyone who confirmed the newsletter; nobody gets the same article twice.
 * Returns how many people get the newsletter. Throws when there is no such article or no mail server.
 */
export async function sendArticleNews(runtime: Runtime, slug: string): Promise<number> {
  const { settings, database, now } = runtime
  if (settings.mail !== 'smtp') throw new Error('SMTP_URL is not set: no mail can be sent.')
  const post = readPosts().find((one) => one.slug === slug)
  if (!post) throw new Error(`There is no article ${slug} in content/blog.`)
  const people = await listConfirmed(database)
  for (const { id, email } of people) {
    const values = {
      title: post.title,
      excerpt: post.excerpt,
      link: `${settings.appUrl}/blog/${slug}`,
      unsubscribe: newsletterLink(runtime, 'unsubscribe', id),
    }
    const payload = { template: 'newsletter-article', to: email, values }
    await insertJob(database.query, { kind: 'mail', payload, key: `article:${slug}:${id}`, runAt: now() })
  }
  return people.length
}

import { PageLead } from '#components/public/page-lead'
import { ResourceCards } from '#components/public/resource-cards'
import { limits } from '#domain/limits'
import { listPosts } from '#server/library/posts'
import { readVideos } from '#server/library/videos'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/resources'
import '../../styles/public.css'
import { formatDate } from '../../components/articles/format-date.ts'

export const handle = { isStatic: true }

/** The latest additions of every kind, newest first. */
export function loader() {
  const articles = listPosts().map(({ slug, title, date }) => ({
    kind: 'Article',
    title,
    date,
    href: `/blog/${slug}`,
  }))
  const videos = readVideos().map(({ id, title, date }) => ({
    kind: 'Video',
    title,
    date,
    href: `/articles-resources/videos/${id}`,
  }))
  const updates = [...articles, ...videos].sort((a, b) => b.date.localeCompare(a.date))
  return { updates: updates.slice(0, limits.latestUpdates) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Articles & Resources, Tonewise',
    path: '/articles-resources',
    description:
      'Features, articles and videos about reading tone, emotion and meaning, for parents, teachers and students.',
  })
}

export default function Resources({ loaderData: { updates } }: Route.ComponentProps) {
  return (
    <>
      <PageLead title="Articles &amp; Resources">
        Help with reading tone, emotion and meaning. Everything here is free and needs no account.
      </PageLead>
      <ResourceCards />
      <LatestUpdates updates={updates} />
    </>
  )
}

type Props = { updates: { kind: string; title: string; date: string; href: string }[] }

/** What was added recently, as links with their dates. */
function LatestUpdates({ updates }: Props) {
  return (
    <section aria-labelledby="latest">
      <h2 className="big" id="latest">
        Latest updates
      </h2>
      <ul className="entries updates">
        {updates.map(({ kind, title, date, href }) => (
          <li key={href}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p className="facts">
              <span className="badge">{kind}</span>
              <time dateTime={date}>{formatDate(date)}</time>
            </p>
          </li>
        ))}
      </ul>
      <p className="after">
        <a className="button quiet" href="/blog">
          View All Articles
        </a>
      </p>
    </section>
  )
}

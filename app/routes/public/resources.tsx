import { LatestUpdates } from '#components/articles/latest-updates'
import { PageLead } from '#components/public/page-lead'
import { ResourceCards } from '#components/public/resource-cards'
import { limits } from '#domain/limits'
import { listPosts } from '#server/library/posts'
import { readVideos } from '#server/library/videos'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/resources'
import '../../styles/public.css'

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

import { BookOpen, Clapperboard, ListChecks } from 'lucide-react'
import { LatestUpdates } from '#components/public/latest-updates'
import { PageLead } from '#components/public/page-lead'
import { limits } from '#domain/limits'
import { listPosts } from '#server/library/posts'
import { readVideos } from '#server/library/videos'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/resources'
import '../../styles/public.css'

export const handle = { isStatic: true }

const places = [
  {
    href: '/articles-resources/features',
    name: 'Features',
    line: 'What Tonewise does at each level and for each kind of text.',
    Icon: ListChecks,
  },
  {
    href: '/articles-resources/blogs',
    name: 'Blogs & Articles',
    line: 'Steps and worked examples for parents, teachers and students.',
    Icon: BookOpen,
  },
  {
    href: '/articles-resources/videos',
    name: 'Videos',
    line: 'Short films that show Tonewise at work, each with a transcript.',
    Icon: Clapperboard,
  },
]

/** Newest first: what was added lately, of every kind. */
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
      <ul className="cards places">
        {places.map(({ href, name, line, Icon }) => (
          <li key={href}>
            <a className="card" href={href}>
              <Icon aria-hidden="true" />
              <h2>{name}</h2>
              <p>{line}</p>
            </a>
          </li>
        ))}
      </ul>
      <LatestUpdates updates={updates} />
    </>
  )
}

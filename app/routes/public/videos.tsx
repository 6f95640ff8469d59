import { AudienceFilter } from '#components/articles/audience-filter'
import { VideoList } from '#components/articles/video-list'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { PageLead } from '#components/public/page-lead'
import { audienceOf } from '#domain/audiences'
import { readVideos } from '#server/library/videos'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/videos'
import '../../styles/public.css'

export const handle = { isStatic: true }

export function loader({ request }: Route.LoaderArgs) {
  return { videos: readVideos(), chosen: audienceOf(request.url) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Videos, Tonewise',
    path: '/articles-resources/videos',
    description:
      'Short videos that show how Tonewise finds the words that carry the tone of a text. Each has captions and a transcript.',
    crumbs: [
      { name: 'Articles & Resources', path: '/articles-resources' },
      { name: 'Videos', path: '/articles-resources/videos' },
    ],
  })
}

export default function Videos({ loaderData: { videos, chosen } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs
        crumbs={[{ name: 'Articles & Resources', href: '/articles-resources' }, { name: 'Videos' }]}
      />
      <PageLead title="Videos">
        Short films that show Tonewise at work. Each has captions and a transcript. No film starts by itself.
      </PageLead>
      <AudienceFilter
        noun={['video', 'videos']}
        chosen={chosen}
        entries={videos.map(({ category }) => category)}
      />
      <VideoList videos={videos} chosen={chosen} />
    </>
  )
}

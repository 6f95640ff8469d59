import { AudienceFilter } from '#components/articles/audience-filter'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { PageLead } from '#components/public/page-lead'
import { type Audience, audienceNames, audienceOf } from '#domain/audiences'
import { readVideos, type Video } from '#server/library/videos'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/videos'
import '../../styles/public.css'
import { catalogue } from '#domain/errors'
import { formatShortDate } from '../../components/articles/format-date.ts'
import { formatDuration, formatTimecode } from '../../components/articles/format-duration.ts'

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

/** The videos as cards; each leads to its own page, where the film and its transcript are. */
function VideoList({ videos, chosen }: { videos: readonly Video[]; chosen: Audience | null }) {
  const isShown = ({ category }: Video) => chosen === null || category === chosen
  return (
    <>
      <ul className="three films">
        {videos.map((video) => (
          <li key={video.id} className="sheet" data-audience={video.category} hidden={!isShown(video)}>
            <VideoCard {...video} />
          </li>
        ))}
      </ul>
      <p className="sheet none" data-none hidden={videos.some(isShown)}>
        <strong>{catalogue.videos_empty.sentence}</strong> - {catalogue.videos_empty.next}
      </p>
    </>
  )
}

function VideoCard({ id, youtubeId, title, description, category, date, duration, thumbnail }: Video) {
  const page = `/articles-resources/videos/${id}`
  return (
    <>
      <a
        className="still"
        href={page}
        aria-label={`Watch video: ${title}, ${formatTimecode(duration)} (${formatDuration(duration)})`}
      >
        <img src={`/videos/${thumbnail}`} width="640" height="360" alt="" loading="lazy" />
        <span className="clock">{formatTimecode(duration)}</span>
      </a>
      <p className="facts">
        <span className="badge">{audienceNames[category]}</span>
        <time dateTime={date}>{formatShortDate(date)}</time>
      </p>
      <h2>{title}</h2>
      <p>{description}</p>
      <p className="row">
        <a className="button quiet" href={page} aria-label={`Watch Video: ${title}`}>
          Watch Video
        </a>
        {youtubeId ? (
          <a
            href={`https://www.youtube.com/watch?v=${youtubeId}`}
            rel="noreferrer"
            aria-label={`Watch on YouTube: ${title}`}
          >
            Watch on YouTube
          </a>
        ) : null}
      </p>
    </>
  )
}

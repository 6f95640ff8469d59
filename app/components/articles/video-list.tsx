import { type Audience, audienceNames } from '#domain/audiences'
import { catalogue } from '#domain/errors'
import type { Video } from '#server/library/videos'
import { formatShortDate } from './format-date.ts'
import { formatDuration, formatTimecode } from './format-duration.ts'

/** The videos as cards; each leads to its own page, where the film and its transcript are. */
export function VideoList({ videos, chosen }: { videos: readonly Video[]; chosen: Audience | null }) {
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

import { redirect } from 'react-router'
import { ArticleProse } from '#components/articles/article-prose'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { StartTrial } from '#components/public/start-trial'
import { audienceNames } from '#domain/audiences'
import { readVideos } from '#server/library/videos'
import { formatShortDate } from '../../components/articles/format-date.ts'
import { formatDuration } from '../../components/articles/format-duration.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/video'
import '../../styles/public.css'

export const handle = { isStatic: true }

/** An unknown video is treated like any unknown path. */
export function loader({ params }: Route.LoaderArgs) {
  const video = readVideos().find(({ id }) => id === params.id)
  if (!video) throw redirect('/?lost')
  return video
}

export function meta({ matches, loaderData: video }: Route.MetaArgs) {
  const path = `/articles-resources/videos/${video.id}`
  return pageMeta({
    matches,
    title: `${video.title}: video, Tonewise`,
    path,
    description: video.description,
    video: {
      uploaded: video.date,
      duration: video.duration,
      file: `/videos/${video.file}`,
      thumbnail: `/videos/${video.thumbnail}`,
      transcript: video.words,
    },
    crumbs: [
      { name: 'Articles & Resources', path: '/articles-resources' },
      { name: 'Videos', path: '/articles-resources/videos' },
      { name: video.title, path },
    ],
  })
}

export default function VideoPage({ loaderData: video }: Route.ComponentProps) {
  const { title, description, category, date, duration, file, captions, thumbnail, words } = video
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: 'Articles & Resources', href: '/articles-resources' },
          { name: 'Videos', href: '/articles-resources/videos' },
          { name: title },
        ]}
      />
      <article className="article">
        <header>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="facts">
            <a className="badge" href={`/articles-resources/videos?audience=${category}`}>
              For {audienceNames[category].toLowerCase()}
            </a>
            <time dateTime={date}>{formatShortDate(date)}</time>
            <span>{formatDuration(duration)}</span>
          </p>
          <p className="summary">{description}</p>
        </header>
        <div className="film">
          <video controls preload="none" poster={`/videos/${thumbnail}`} width="1280" height="720">
            <source src={`/videos/${file}`} type={file.endsWith('.mp4') ? 'video/mp4' : 'video/webm'} />
            <track kind="captions" src={`/videos/${captions}`} srcLang="en" label="English" default />
          </video>
          <p className="small">
            The film starts when you press play. The transcript below has all of it in words.
          </p>
        </div>
        <section className="prose" aria-labelledby="transcript">
          <h2 id="transcript">Transcript</h2>
          <ArticleProse markdown={words} />
        </section>
      </article>
      <p className="after">
        <a className="button quiet" href="/articles-resources/videos">
          See all videos
        </a>
      </p>
      <StartTrial />
    </>
  )
}

import { type Audience, audienceNames } from '#domain/audiences'
import type { PostCard } from '#server/library/posts'
import { formatDate } from './format-date.ts'

type Props = { articles: readonly PostCard[]; chosen?: Audience | null; heading?: 'h2' | 'h3' }

/** Articles as a list of links, each with its audience, date and reading time. */
export function ArticleList({ articles, chosen = null, heading: Heading = 'h2' }: Props) {
  return (
    <ul className="entries">
      {articles.map(({ slug, title, excerpt, audience, date, minutes }) => (
        <li key={slug} data-audience={audience} hidden={chosen !== null && chosen !== audience}>
          <div>
            <Heading>
              <a href={`/blog/${slug}`}>{title}</a>
            </Heading>
            <p>{excerpt}</p>
          </div>
          <p className="facts">
            <span className="badge">{audienceNames[audience]}</span>
            <time dateTime={date}>{formatDate(date)}</time>
            <span>{formatMinutes(minutes)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** "About 6 minutes to read". */
export function formatMinutes(minutes: number): string {
  return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`
}

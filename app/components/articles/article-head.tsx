import { audienceNames } from '#domain/audiences'
import { topicNames } from '#domain/topics'
import type { ReadPost } from './article-body.tsx'
import { formatMinutes } from './article-list.tsx'
import { ArticleProse, headingsOf } from './article-prose.tsx'
import { formatDate } from './format-date.ts'

/** The kind and summary of an article, and links to its parts. */
export function ArticleHead({ post }: { post: ReadPost }) {
  const { title, audience, topic, date, minutes, summary, parts } = post
  const headings = parts.flatMap((part) => (part.kind === 'prose' ? headingsOf(part.markdown) : []))
  return (
    <>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="facts">
          <a className="badge" href={`/blog?audience=${audience}`}>
            For {audienceNames[audience].toLowerCase()}
          </a>
          <span>The Tonewise team</span>
          <time dateTime={date}>{formatDate(date)}</time>
          <span>{formatMinutes(minutes)}</span>
        </p>
        <div className="summary">
          <ArticleProse markdown={summary} />
        </div>
      </header>
      <nav className="parts" aria-labelledby="parts">
        <h2 id="parts">In this article</h2>
        <ol>
          {headings.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
        <p className="small">
          Topic: <a href={`/blog/category/${topic}`}>{topicNames[topic]}</a>
        </p>
      </nav>
    </>
  )
}

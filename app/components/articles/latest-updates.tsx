import { formatDate } from './format-date.ts'

type Props = { updates: { kind: string; title: string; date: string; href: string }[] }

/** What was added recently, as links with their dates. */
export function LatestUpdates({ updates }: Props) {
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

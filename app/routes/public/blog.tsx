import { ArticleList } from '#components/articles/article-list'
import { AudienceFilter } from '#components/articles/audience-filter'
import { PageLead } from '#components/public/page-lead'
import { audienceOf } from '#domain/audiences'
import { listPosts } from '#server/library/posts'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/blog'
import '../../styles/public.css'
import { type Topic, topicDescriptions, topicNames, topics } from '#domain/topics'

export const handle = { isStatic: true }

export function loader({ context, request }: Route.LoaderArgs) {
  return {
    articles: listPosts(),
    chosen: audienceOf(request.url),
    takesNewsletter: context.get(appContext).settings.mail === 'smtp',
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Blog, Tonewise',
    path: '/blog',
    description:
      'Articles for parents, teachers and students about reading tone, emotion and meaning, each with a passage that is read closely.',
  })
}

export default function Blog({ loaderData: { articles, chosen, takesNewsletter } }: Route.ComponentProps) {
  return (
    <>
      <PageLead title="Blog">
        Articles about reading tone, emotion and meaning. Each one has steps that you can use today, and a
        text with the words marked.
      </PageLead>
      <AudienceFilter
        noun={['article', 'articles']}
        chosen={chosen}
        entries={articles.map(({ audience }) => audience)}
      />
      <ArticleList articles={articles} chosen={chosen} />
      <h2 className="big">Articles by topic</h2>
      <TopicList entries={articles.map(({ topic }) => topic)} />
      {takesNewsletter ? <NewsletterForm /> : null}
    </>
  )
}

/** The topics of the blog with how many articles each has. `entries` are the topics of all articles. */
function TopicList({ entries }: { entries: readonly Topic[] }) {
  const count = (topic: Topic) => entries.filter((entry) => entry === topic).length
  return (
    <ul className="three">
      {topics.map((topic) => (
        <li key={topic} className="sheet">
          <h3>
            <a href={`/blog/category/${topic}`}>{topicNames[topic]}</a>
          </h3>
          <p>{topicDescriptions[topic]}</p>
          <p className="small">{count(topic) === 1 ? '1 article' : `${count(topic)} articles`}</p>
        </li>
      ))}
    </ul>
  )
}

/** Asks for the newsletter. Shown only where mail is set up, because the address has to be confirmed by mail. */
function NewsletterForm() {
  return (
    <section className="sheet invite" aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">Get new articles by email</h2>
        <p id="newsletter-hint">
          We’ll send you a link first. You get email from us only after you open it. Every email has a link to
          unsubscribe.
        </p>
      </div>
      <form className="row" method="post" action="/newsletter">
        <div className="field">
          <label htmlFor="newsletter-email">Email (required)</label>
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            aria-describedby="newsletter-hint"
          />
        </div>
        <button className="button" type="submit">
          Send me the link
        </button>
      </form>
    </section>
  )
}

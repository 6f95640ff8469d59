import { data } from 'react-router'
import { ArticleBody } from '#components/articles/article-body'
import { ArticleList } from '#components/articles/article-list'
import { NotFoundInBlog } from '#components/articles/not-found-in-blog'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { StartTrial } from '#components/public/start-trial'
import { audienceNames } from '#domain/audiences'
import { catalogue } from '#domain/errors'
import { topicNames } from '#domain/topics'
import { cardOf, readPosts } from '#server/library/posts'
import { passageNotes } from '../../components/public/passage-notes.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/blog-post'
import '../../styles/public.css'
import type { ReadPost } from '../../components/articles/article-body.tsx'
import { formatMinutes } from '../../components/articles/article-list.tsx'
import { ArticleProse, headingsOf } from '../../components/articles/article-prose.tsx'
import { formatDate } from '../../components/articles/format-date.ts'

export const handle = { isStatic: true }

export function loader({ params }: Route.LoaderArgs) {
  const posts = readPosts()
  const post = posts.find(({ slug }) => slug === params.slug)
  if (!post) return data(null, 404)
  return data({
    post: {
      ...post,
      parts: post.parts.map((part) =>
        part.kind === 'prose'
          ? part
          : { kind: part.kind, ...part.example, marked: passageNotes(part.example) },
      ),
    },
    related: posts.filter(({ slug }) => post.related.includes(slug)).map(cardOf),
  })
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  if (!loaderData)
    return pageMeta({
      matches,
      title: `Error: ${catalogue.post_not_found.sentence}, Tonewise`,
      path: location.pathname,
      description: catalogue.post_not_found.next,
      noIndex: true,
    })
  const { slug, title, description, date, keywords, audience, words } = loaderData.post
  const path = `/blog/${slug}`
  return [
    ...pageMeta({
      matches,
      title: `${title}, Tonewise`,
      path,
      description,
      image: `/pictures/${slug}.png`,
      imageAlt: title,
      article: { published: date, keywords, section: audienceNames[audience], words },
      crumbs: [
        { name: 'Blog', path: '/blog' },
        { name: title, path },
      ],
    }),
    { name: 'keywords', content: keywords.join(', ') },
  ]
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundInBlog code="post_not_found" />
  const { post, related } = loaderData
  const topic = { name: topicNames[post.topic], href: `/blog/category/${post.topic}` }
  return (
    <>
      <Breadcrumbs crumbs={[{ name: 'Blog', href: '/blog' }, topic, { name: post.title }]} />
      <article className="article">
        <ArticleHead post={post} />
        <ArticleBody parts={post.parts} />
      </article>
      <section aria-labelledby="related">
        <h2 className="big" id="related">
          Related articles
        </h2>
        <ArticleList articles={related} heading="h3" />
      </section>
      <StartTrial />
    </>
  )
}

/** The kind and summary of an article, and links to its parts. */
function ArticleHead({ post }: { post: ReadPost }) {
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

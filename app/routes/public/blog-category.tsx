import { data } from 'react-router'
import { ArticleList } from '#components/articles/article-list'
import { NotFoundInBlog } from '#components/articles/not-found-in-blog'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { PageLead } from '#components/public/page-lead'
import { StartTrial } from '#components/public/start-trial'
import { catalogue } from '#domain/errors'
import { limits } from '#domain/limits'
import { isTopic, topicDescriptions, topicNames } from '#domain/topics'
import { listPosts } from '#server/library/posts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/blog-category'
import '../../styles/public.css'

export const handle = { isStatic: true }

export function loader({ params }: Route.LoaderArgs) {
  const { category } = params
  if (!isTopic(category)) return data(null, 404)
  const articles = listPosts().filter(({ topic }) => topic === category)
  return data({ topic: category, articles: articles.slice(0, limits.postsPerCategory) })
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  if (!loaderData)
    return pageMeta({
      matches,
      title: `Error: ${catalogue.category_not_found.sentence}, Tonewise`,
      path: location.pathname,
      description: catalogue.category_not_found.next,
      noIndex: true,
    })
  const name = topicNames[loaderData.topic]
  const path = `/blog/category/${loaderData.topic}`
  return pageMeta({
    matches,
    title: `${name}: articles, Tonewise`,
    path,
    description: `Articles by the Tonewise team. ${topicDescriptions[loaderData.topic]}`,
    crumbs: [
      { name: 'Blog', path: '/blog' },
      { name, path },
    ],
  })
}

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundInBlog code="category_not_found" />
  const { topic, articles } = loaderData
  return (
    <>
      <Breadcrumbs crumbs={[{ name: 'Blog', href: '/blog' }, { name: topicNames[topic] }]} />
      <PageLead title={topicNames[topic]}>{topicDescriptions[topic]}</PageLead>
      <ArticleList articles={articles} />
      <p className="after">
        <a className="button quiet" href="/blog">
          View All Articles
        </a>
      </p>
      <StartTrial />
    </>
  )
}

import { ArticleList } from '#components/articles/article-list'
import { AudienceFilter } from '#components/articles/audience-filter'
import { TopicList } from '#components/articles/topic-list'
import { NewsletterForm } from '#components/public/newsletter-form'
import { PageLead } from '#components/public/page-lead'
import { audienceOf } from '#domain/audiences'
import { listPosts } from '#server/library/posts'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/blog'
import '../../styles/public.css'

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

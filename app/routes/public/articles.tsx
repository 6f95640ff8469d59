import { ArticleList } from '#components/articles/article-list'
import { AudienceFilter } from '#components/articles/audience-filter'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { PageLead } from '#components/public/page-lead'
import { StartTrial } from '#components/public/start-trial'
import { audienceOf } from '#domain/audiences'
import { listPosts } from '#server/library/posts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/articles'
import '../../styles/public.css'

export const handle = { isStatic: true }

export function loader({ request }: Route.LoaderArgs) {
  return { articles: listPosts(), chosen: audienceOf(request.url) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Blogs & Articles, Tonewise',
    path: '/articles-resources/blogs',
    description:
      'Articles about reading tone, emotion and meaning for parents, teachers and students. Choose whom they are for.',
    crumbs: [
      { name: 'Articles & Resources', path: '/articles-resources' },
      { name: 'Blogs & Articles', path: '/articles-resources/blogs' },
    ],
  })
}

export default function Articles({ loaderData: { articles, chosen } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs
        crumbs={[{ name: 'Articles & Resources', href: '/articles-resources' }, { name: 'Blogs & Articles' }]}
      />
      <PageLead title="Blogs &amp; Articles">
        Articles for parents, teachers and students. No account is needed to read.
      </PageLead>
      <AudienceFilter
        noun={['article', 'articles']}
        chosen={chosen}
        entries={articles.map(({ audience }) => audience)}
      />
      <ArticleList articles={articles} chosen={chosen} />
      <StartTrial />
    </>
  )
}

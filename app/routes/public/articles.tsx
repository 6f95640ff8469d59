import { LaterPage } from '#components/later-page'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/articles'

export const handle = { isStatic: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Blogs & Articles, Tonewise',
    path: '/articles-resources/blogs',
    description:
      'Articles about tone, emotion and meaning in texts, for parents, teachers and students, each with a worked example.',
  })
}

export default function Articles() {
  return (
    <LaterPage
      title="Blogs &amp; Articles"
      will="Articles for parents, teachers and students will be listed on this page."
      now="You can try Tonewise now in the demo. No account is needed."
      back={{ href: '/demo', name: 'Take a Test Drive' }}
    />
  )
}

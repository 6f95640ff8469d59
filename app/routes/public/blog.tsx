import { LaterPage } from '#components/later-page'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/blog'

export const handle = { isStatic: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Blog, Tonewise',
    path: '/blog',
    description:
      'Articles for parents, teachers and students about reading tone, emotion and meaning, each with a passage that is read closely.',
  })
}

export default function Blog() {
  return (
    <LaterPage
      title="Blog"
      will="Articles for parents, teachers and students will be listed on this page."
      now="You can try Tonewise now in the demo. No account is needed."
      back={{ href: '/demo', name: 'Take a Test Drive' }}
    />
  )
}

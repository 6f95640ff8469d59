import { LaterPage } from '#components/later-page'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/resources'

export const handle = { isStatic: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Articles & Resources, Tonewise',
    path: '/articles-resources',
    description:
      'Articles and short videos about reading tone and feeling in stories, poems and factual texts. Free to read, no account needed.',
  })
}

export default function Resources() {
  return (
    <LaterPage
      title="Articles &amp; Resources"
      will="Articles and videos about reading tone, emotion and meaning will be listed on this page."
      now="You can try Tonewise now in the demo. No account is needed."
      back={{ href: '/demo', name: 'Take a Test Drive' }}
    />
  )
}

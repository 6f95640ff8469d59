import { LaterPage } from '#components/later-page'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/videos'

export const handle = { isStatic: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Videos, Tonewise',
    path: '/articles-resources/videos',
    description:
      'Short videos that show how to find the words that carry the tone of a text, with captions and a transcript for each.',
  })
}

export default function Videos() {
  return (
    <LaterPage
      title="Videos"
      will="Short videos that show Tonewise at work will be listed on this page."
      now="You can try Tonewise now in the demo. No account is needed."
      back={{ href: '/demo', name: 'Take a Test Drive' }}
    />
  )
}

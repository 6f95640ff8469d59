import { LaterPage } from '#components/later-page'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/features'

export const handle = { isStatic: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Features, Tonewise',
    path: '/features',
    description:
      'What Tonewise does at each level: marks the words that carry the tone, explains in five fixed steps and shows its evidence.',
  })
}

export default function Features() {
  return (
    <LaterPage
      title="Features"
      will="What Tonewise does at each level, for each kind of text, will be described on this page."
      now="You can try it now in the demo. No account is needed."
      back={{ href: '/demo', name: 'Take a Test Drive' }}
    />
  )
}

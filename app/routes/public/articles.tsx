import { LaterPage } from '#components/later-page'

export const handle = { isStatic: true }

export function meta() {
  return [{ title: 'Blogs & Articles, Tonewise' }]
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

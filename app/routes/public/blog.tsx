import { LaterPage } from '#components/later-page'

export const handle = { isStatic: true }

export function meta() {
  return [{ title: 'Blog, Tonewise' }]
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

import { LaterPage } from '#components/later-page'

export const handle = { isStatic: true }

export function meta() {
  return [{ title: 'Articles & Resources, Tonewise' }]
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

import { LaterPage } from '#components/later-page'

export const handle = { isStatic: true }

export function meta() {
  return [{ title: 'Features, Tonewise' }]
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

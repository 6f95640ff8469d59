import { LaterPage } from '#components/later-page'

export const handle = { isStatic: true }

export function meta() {
  return [{ title: 'Videos, Tonewise' }]
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

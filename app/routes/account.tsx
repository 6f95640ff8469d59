import { LaterPage } from '#components/later-page'

export function meta() {
  return [{ title: 'Account, Tonewise' }]
}

export default function Account() {
  return (
    <LaterPage
      title="Account"
      will="Your profile, your plan and a place for feedback will stand on this page."
      now="You can sign out in the menu Account at the top. Your explanations are in the history of each reader."
      back={{ href: '/', name: 'Back to Home' }}
    />
  )
}

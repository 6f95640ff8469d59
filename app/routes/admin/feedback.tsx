import { loadFeedback } from '#server/admin/load-overview'
import { appContext } from '#server/main/app-context'
import type { Route } from './+types/feedback'

export const handle = { isStatic: true }

export function loader({ context }: Route.LoaderArgs) {
  return loadFeedback(context.get(appContext))
}

export function meta() {
  return [{ title: 'Feedback, Tonewise' }, { name: 'robots', content: 'noindex' }]
}

export default function Feedback({ loaderData: messages }: Route.ComponentProps) {
  return (
    <>
      <h1>Feedback</h1>
      {messages.length === 0 ? <p>Nobody has sent feedback yet.</p> : <p>The newest message comes first.</p>}
      <ul className="stack admin-messages">
        {messages.map(({ id, email, sentAt, text }) => (
          <li key={id} className="sheet stack">
            <h2>
              {email}, {sentAt}
            </h2>
            <p>{text}</p>
            <p>
              <a href={`mailto:${email}`}>Write to {email}</a>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

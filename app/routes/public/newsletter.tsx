import { redirect } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/newsletter'

export const handle = { isStatic: true }

type Step = { title: string; text: string; button?: string; link?: { href: string; name: string } }

const articles = { href: '/articles-resources/blogs', name: 'Go to the articles' }

/** Each step of the newsletter in plain words. A step with a button waits for a press: opening a link is not consent. */
const steps: Record<string, Step> = {
  asked: {
    title: 'Open the email we sent you',
    text: 'Open the link in it. Then you’ll get the newsletter. If nothing comes within 10 minutes, look in your spam folder.',
    link: articles,
  },
  wrong: {
    title: 'Error: this is not an email address',
    text: 'Type an email address, as in name@example.org. Go back and try again.',
    link: { href: '/blog', name: 'Go to the blog' },
  },
  confirm: {
    title: 'Do you want the newsletter?',
    text: 'Press the button to get one email for each new article. You can unsubscribe at any time.',
    button: 'Confirm the newsletter',
  },
  confirmed: {
    title: 'You’re on the list',
    text: 'You’ll get one email for each new article. Each has a link to unsubscribe.',
    link: articles,
  },
  'old-link': {
    title: 'Error: this link no longer works',
    text: 'A link works for 7 days. Type your address in the newsletter box again to get a new link.',
    link: { href: '/blog', name: 'Go to the blog' },
  },
  unsubscribe: {
    title: 'Do you want to unsubscribe?',
    text: 'Press the button. You’ll get no more emails about articles, and we’ll delete your address from the list.',
    button: 'Unsubscribe',
  },
  ended: {
    title: 'You are unsubscribed',
    text: 'We deleted your address from the list.',
    link: articles,
  },
}

export function loader({ params, request }: Route.LoaderArgs) {
  const name = params.step ?? ''
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  if (!step) throw redirect('/?lost')
  return { name, step, token: new URL(request.url).searchParams.get('token')?.slice(0, 200) ?? '' }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: `${loaderData?.step.title ?? 'Newsletter'}, Tonewise`,
    path: '/newsletter',
    description: 'The Tonewise newsletter: one email for each new article.',
    noIndex: true,
  })
}

export default function Newsletter({ loaderData: { name, step, token } }: Route.ComponentProps) {
  return (
    <div className="stack measure after">
      <h1>{step.title}</h1>
      <p>{step.text}</p>
      {step.button ? (
        <form method="post" action={`/newsletter/${name}?${new URLSearchParams({ token })}`}>
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button">
            {step.button}
          </button>
        </form>
      ) : null}
      {step.link ? (
        <p>
          <a href={step.link.href}>{step.link.name}</a>
        </p>
      ) : null}
    </div>
  )
}

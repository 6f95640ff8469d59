import { ContactLine } from '#components/contact-line'
import { appContext } from '#server/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/terms'

export const handle = { isStatic: true }

export function loader({ context }: Route.LoaderArgs) {
  return { supportEmail: context.get(appContext).settings.SUPPORT_EMAIL ?? null }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Terms of Service, Tonewise',
    path: '/terms',
    description:
      'What you may expect of Tonewise and what it expects of you, in plain language: accounts, your text, cost and fair use.',
  })
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <article className="stack measure after">
      <h1>Terms of Service</h1>
      <h2>What Tonewise does</h2>
      <p>
        Tonewise explains a text that you choose. It shows which words carry tone and feeling. It can be
        wrong.
      </p>
      <p>It does not replace a teacher, and it is not a therapist.</p>
      <h2>Who may use it</h2>
      <ul>
        <li>An adult or a student of 13 to 17 can make an account.</li>
        <li>
          A child under 13 needs the account of a grown-up. The demo with the built-in reader is open to
          everyone.
        </li>
      </ul>
      <h2>Your text</h2>
      <ul>
        <li>What you type and paste stays yours.</li>
        <li>Use only texts that you may use for learning.</li>
        <li>Do not paste private information about yourself or about other people.</li>
      </ul>
      <h2>Cost</h2>
      <p>The trial is free for 7 days. It needs no credit card. It ends by itself, and nothing is charged.</p>
      <p>The built-in reader, your history and your downloads stay free after the trial.</p>
      <h2>Fair use</h2>
      <p>
        Do not try to break Tonewise, to read other people&rsquo;s work, or to send questions by a program.
      </p>
      <ContactLine supportEmail={loaderData.supportEmail} />
    </article>
  )
}

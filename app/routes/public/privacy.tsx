import { ContactLine } from '#components/contact-line'
import { limits } from '#domain/limits'
import { appContext } from '#server/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/privacy'

export const handle = { isStatic: true }

/** The page names providers and hosts from the same settings that the server uses. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(appContext)
  const model = settings.ANTHROPIC_API_KEY
    ? `Anthropic (${new URL(settings.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com').host})`
    : settings.OPENAI_BASE_URL
      ? new URL(settings.OPENAI_BASE_URL).host
      : null
  return { model, supportEmail: settings.SUPPORT_EMAIL ?? null }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Privacy Policy, Tonewise',
    path: '/privacy',
    description:
      'What Tonewise stores, for how long, who else sees it and how to delete it, in plain language.',
  })
}

const minutes = limits.demoAnswerKept / 60_000
const draftDays = limits.draftKept / 86_400_000

export default function Privacy({ loaderData: { model, supportEmail } }: Route.ComponentProps) {
  return (
    <article className="stack measure after">
      <h1>Privacy Policy</h1>
      <h2>In short</h2>
      <ul>
        <li>We store what you need to find your explanations again, and no more.</li>
        <li>There is no advertising, no tracking and no sale of data.</li>
        <li>No page of Tonewise loads anything from another company.</li>
      </ul>
      <h2>What is stored with an account</h2>
      <ul>
        <li>
          Your e-mail address, a scrambled form of your password, and whether you are an adult or 13 to 17.
        </li>
        <li>Your questions, passages and explanations. You can delete each of them in the history.</li>
        <li>What you are typing, as a draft, for at most {draftDays} days.</li>
      </ul>
      <p>We store no birthday, no name, no school and no diagnosis.</p>
      <h2>The demo</h2>
      <p>
        The demo stores no question and no explanation. The server holds an explanation in memory for at most{' '}
        {minutes} minutes, so that it can be sent again after a lost connection. It stores a number: how many
        of the 5 prompts are used.
      </p>
      <h2>Files</h2>
      <p>A file is read in your browser. Only the text that you see and send leaves your device.</p>
      <h2>Who else sees a question</h2>
      {model ? (
        <p>
          This installation sends questions to an AI model at {model}: the level, the kind of text, title,
          author, passage, question and the last turns. It sends no e-mail address and no account number. The
          demo for elementary school sends nothing there.
        </p>
      ) : (
        <p>No one. This installation uses the built-in reader alone. It is a program on our own server.</p>
      )}
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in, one counts the demo. Both are only for this site. A browser signal
        such as Global Privacy Control changes nothing, because nothing is shared or sold.
      </p>
      <ContactLine supportEmail={supportEmail} />
    </article>
  )
}

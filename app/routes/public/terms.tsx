import { ContactLine } from '#components/layout/contact-line'
import { PageLead } from '#components/public/page-lead'
import { limits } from '#domain/limits'
import { trialDays } from '#domain/plans'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/terms'
import '../../styles/public.css'

export const handle = { isStatic: true }

export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(appContext)
  return { supportEmail: settings.SUPPORT_EMAIL ?? null, payments: settings.payments }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Terms of Service, Tonewise',
    path: '/terms',
    description:
      'What Tonewise does, who may use it, what it costs and what stays yours, in plain language, with a short list at the top.',
  })
}

export default function Terms({ loaderData: { supportEmail, payments } }: Route.ComponentProps) {
  return (
    <>
      <PageLead title="Terms of Service">In effect from November 21, 2026.</PageLead>
      <article className="prose article-width">
        <h2>In short</h2>
        <ul>
          <li>Tonewise explains a text. It can be wrong, so check it against the text.</li>
          <li>What you type and paste stays yours.</li>
          <li>The trial is free for {trialDays} days. It ends by itself, and nothing is charged.</li>
          <li>You can delete your account at any time.</li>
        </ul>
        <h2>What Tonewise does</h2>
        <p>
          Tonewise explains a text that you choose. It shows which words carry tone and feeling. A line on
          each explanation says what wrote it: our library, the built-in reader or an AI model. Each can be
          wrong.
        </p>
        <p>
          Tonewise helps you to learn. It does not replace a teacher. It is not a doctor or a therapist. In
          the US you can call or text 988 at any time if you are thinking about hurting yourself.
        </p>
        <h2>Who may use it</h2>
        <ul>
          <li>An adult or a student of 13 to 17 can make an account.</li>
          <li>
            Children under 13 use a grown-up’s account. The grown-up can read, download and delete everything
            the child writes.
          </li>
          <li>The demo needs no account. With the built-in reader it is open to everyone.</li>
          <li>Keep your password to yourself. Tell us if someone else uses your account.</li>
        </ul>
        <h2>Your text</h2>
        <ul>
          <li>
            What you type and paste stays yours. We use it to write your explanation and to show it again.
          </li>
          <li>Use only texts that you are allowed to use for learning.</li>
          <li>Do not paste private information about yourself or about other people.</li>
          <li>You may use your explanations for school. Follow the rules of your school.</li>
        </ul>
        <h2>Cost</h2>
        <ul>
          <li>
            The trial is free for {trialDays} days. It needs no credit card. If you buy a plan during the
            trial, your first payment is due when the trial ends.
          </li>
          <li>
            A paid plan renews each month until you cancel it. You cancel on the Billing tab of your account.
            You keep the plan until the end of the month you paid for.
          </li>
          <li>Prices and what each plan gives are on the Billing tab, before you pay.</li>
          <li>The built-in reader, your history and your downloads stay free when a trial or a plan ends.</li>
          <li>The demo gives {limits.demoPrompts} free prompts in each browser session.</li>
        </ul>
        {payments === 'practice' ? <p>This is a practice setup. No real payments are made.</p> : null}
        {payments === 'none' ? <p>This site takes no payments.</p> : null}
        <h2>Fair use</h2>
        <ul>
          <li>Do not try to break Tonewise or to read other people’s work.</li>
          <li>
            Don’t use automated tools to send questions. There are limits on how many questions you can ask.
          </li>
          <li>Do not use Tonewise to hurt, to threaten or to deceive anyone.</li>
        </ul>
        <p>We may stop an account that breaks these rules.</p>
        <h2>What we do not promise</h2>
        <p>
          We work to keep Tonewise correct and running. We cannot promise that it always is. An explanation is
          no fact about the person who wrote the text. Where the law gives you rights, you keep them.
        </p>
        <h2>Changes</h2>
        <p>When these terms change, the date at the top changes.</p>
        <ContactLine supportEmail={supportEmail} />
      </article>
    </>
  )
}

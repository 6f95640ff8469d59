import { ContactLine } from '#components/layout/contact-line'
import { PageLead } from '#components/public/page-lead'
import { mostChildProfiles } from '#domain/plans'
import { type NoticeBlock, readChildNotice } from '#server/accounts/children/child-notice'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/children'
import '../../styles/public.css'

export const handle = { isStatic: true }

/** The page names the AI service from the same settings that the server uses. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(appContext)
  return {
    notice: readChildNotice(settings),
    hasPlans: settings.payments !== 'none',
    supportEmail: settings.SUPPORT_EMAIL ?? null,
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Children under 13, Tonewise',
    path: '/children',
    description:
      'How a child under 13 uses Tonewise: with a profile in a grown-up’s account. What we keep about a child, and who reads it.',
  })
}

export default function Children({ loaderData: { notice, hasPlans, supportEmail } }: Route.ComponentProps) {
  const { provider, version, hash, blocks } = notice
  return (
    <>
      <PageLead title="Children under 13">
        A child under 13 needs a grown-up. The grown-up makes an account and adds a profile for the child.
      </PageLead>
      <article className="prose article-width">
        <h2>For the child</h2>
        <p>
          You can use the built-in reader now. It needs no account.{' '}
          <a href="/demo/grade/elementary">Try the built-in reader</a>
        </p>
        <p>If you want a history of your own, ask a parent or guardian to read this page.</p>
        <h2>For the grown-up</h2>
        <ol>
          <li>
            Make an account for yourself, on your own device.{' '}
            <a href="/auth?mode=sign_up">Make an account as an adult</a> If someone has already answered “A
            child under 13” in this browser: <a href="/auth/adult">How an adult takes the answer back</a>
          </li>
          <li>Open your account and find “Child profiles”.</li>
          <li>Add a profile: a nickname and a level. Nothing else is asked.</li>
          <li>Choose “Read as” and the nickname. Give the device to the child.</li>
          <li>To come back to your own profile, you need your password.</li>
        </ol>
        <h2>For teachers</h2>
        <p>What you can do today:</p>
        <ul>
          <li>Read with Tonewise in your own account, and show it to your class.</li>
          <li>Let students use the demo and the built-in reader without an account.</li>
          <li>Let students of 13 to 17 make accounts of their own.</li>
          <li>
            Add profiles for children under 13, if your school has a parent’s consent on paper.{' '}
            {hasPlans ? 'One profile is free. The Team plan has room for' : 'There is room for'}{' '}
            {mostChildProfiles}.
          </li>
        </ul>
        <p>There are no class lists and no assignments. You can’t see what is in a student’s own account.</p>
        <h2>The notice about children</h2>
        <ChildNoticeText blocks={blocks} />
        {provider ? (
          <ConsentForm provider={provider} version={version} hash={hash} supportEmail={supportEmail} />
        ) : null}
        <ContactLine supportEmail={supportEmail} />
      </article>
    </>
  )
}

/** The notice about children, block by block, as its file has it. */
function ChildNoticeText({ blocks }: { blocks: NoticeBlock[] }) {
  return blocks.map((block) => {
    if (block.kind === 'heading') return <h3 key={block.text}>{block.text}</h3>
    if (block.kind === 'text') return <p key={block.text}>{block.text}</p>
    return (
      <ul key={block.items[0]}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  })
}

type Props = { provider: string; version: string; hash: string; supportEmail: string | null }

/** The form to print and sign: one box for each thing that a parent agrees to, none of them ticked. */
function ConsentForm({ provider, version, hash, supportEmail }: Props) {
  return (
    <section className="paper-form" aria-labelledby="form">
      <h2 id="form" tabIndex={-1}>
        The form for AI answers
      </h2>
      <p>
        Print this page. Check the boxes you agree to. Sign it.{' '}
        {supportEmail
          ? `Send a photo or scan of it to ${supportEmail}.`
          : 'Give it to the person who runs this Tonewise.'}{' '}
        When the form is checked, AI answers are turned on. You can turn them off at any time.
      </p>
      <ul className="paper-boxes">
        <li>
          I am the parent or guardian of this child. I have read what Tonewise keeps about a child, and it may
          keep this.
        </li>
        <li>
          To write explanations, {provider} may read what the child writes in Tonewise. The child can use
          Tonewise without this.
        </li>
      </ul>
      <ul className="paper-lines">
        <li>Code of the child profile (8 characters, on its page in your account)</li>
        <li>Name of the parent or guardian</li>
        <li>Signature</li>
        <li>Date</li>
      </ul>
      <p className="small">
        Notice version {version}, {hash.slice(0, 12)}
      </p>
    </section>
  )
}

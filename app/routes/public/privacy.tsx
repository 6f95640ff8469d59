import { ContactLine } from '#components/layout/contact-line'
import { PageLead } from '#components/public/page-lead'
import { limits } from '#domain/limits'
import { days, type RetentionLine, retentionTable } from '#domain/retention'
import { type Recipient, recipientsOf } from '#server/library/recipients'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/privacy'
import '../../styles/public.css'

export const handle = { isStatic: true }

/** The page names services and hosts from the same settings that the server uses, and clocks from the same table. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(appContext)
  return {
    supportEmail: settings.SUPPORT_EMAIL ?? null,
    host: new URL(settings.appUrl).host,
    isSecure: settings.isSecure,
    recipients: recipientsOf(settings),
    tag: settings.ANALYTICS_TAG_ID ?? null,
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Privacy Policy, Tonewise',
    path: '/privacy',
    description:
      'What Tonewise stores, how long it is kept, who else gets it and how to delete it, in plain language, from the real settings.',
  })
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { supportEmail, host, isSecure, recipients, tag } = loaderData
  return (
    <>
      <PageLead title="Privacy Policy">In effect from November 21, 2026, for {host}.</PageLead>
      <article className="prose article-width">
        <h2>In short</h2>
        <ul>
          <li>We store what you need to find your explanations again, and no more.</li>
          <li>There is no advertising and no sale of data. We train no AI models with your text.</li>
          <li>{tag ? 'Use of the site is counted only when you agree.' : 'We don’t track you.'}</li>
          <li>You can read, download and delete everything that belongs to your account.</li>
        </ul>
        <h2>What is stored with an account</h2>
        <ul>
          <li>Your email address, and a scrambled form of your password that cannot be read back.</li>
          <li>Whether you are an adult or 13 to 17 years old.</li>
          <li>Your questions, passages and explanations.</li>
          <li>What you are typing, as a draft, so that nothing is lost.</li>
          <li>How you like to read, such as the text size.</li>
          <li>Your plan, and which kind of browser you signed in with.</li>
          <li>What you write to us as feedback. The newsletter has its own list with email addresses.</li>
        </ul>
        <p>We store no birthday, no name, no school, no photo and no diagnosis.</p>
        <h2>Children under 13</h2>
        <p>
          A child uses a grown-up’s account. We store a nickname, a level, and what the child types. The
          grown-up can read it, download it and delete it at any time. A child’s explanations come from our
          library and the built-in reader. An AI model may write them only after the grown-up has agreed on a
          signed form.
        </p>
        <p>
          <a href="/children">Read the whole notice about children under 13</a>
        </p>
        <h2>When your words may mean danger</h2>
        <p>
          A program looks at what you type for words about dying, being hurt, going hungry and the like. It
          can miss them, and it can be wrong. No person reads what you type, and no person is told.
        </p>
        <ul>
          <li>
            When the words are clear, you see who can help instead of an explanation. Your words are not
            stored and go to no AI service. They are in no history.
          </li>
          <li>
            When the words may be about you, a note about who can help is above the explanation. You find both
            in your own history. You can delete them there. For a child under 13, neither is stored in the
            history.
          </li>
          <li>
            Neither a parent nor a teacher is shown such words here. The demo stores none of them. A browser
            tab keeps what you see until you close it.
          </li>
        </ul>
        <h2>The demo</h2>
        <p>
          The demo stores no question. It stores an explanation for a few minutes only, so that it can be sent
          again after a lost connection. It also counts how many prompts you used.
        </p>
        <h2>The reader on this device</h2>
        <p>
          On the page <a href="/on-this-device">Read on this device</a> your texts, questions and explanations
          stay in your browser. They are not sent to us. For a text of the library, the browser fetches our
          notes on it by title. You can delete everything on that page. Signing out of an account in the same
          browser deletes it, too.
        </p>
        <h2>Files</h2>
        <p>A file is read in your browser. Only the text that you see and send leaves your device.</p>
      </article>
      <RetentionTable lines={retentionTable} />
      <article className="prose article-width">
        <RecipientList recipients={recipients} />
        <h2>What your browser keeps</h2>
        <ul>
          <li>
            One cookie keeps you signed in. One cookie counts the demo. One cookie holds a form with an error
            for 1 minute, without the password. All are only for this site.
          </li>
          <li>
            After you sign in, one cookie says that this browser knows your account: a code, without your name
            or address. So wrong passwords that a stranger types elsewhere do not keep you out. It is kept for{' '}
            {days(limits.knownBrowser)} after the last sign-in. A shared computer does not get it.
          </li>
          <li>
            One cookie remembers the answer “A child under 13” at sign-up. It ends when the browser is closed.
            An adult can take the answer back earlier, with a link.
          </li>
          <li>
            Your drafts and how you like to read are kept on your device, too. Signing out deletes the drafts
            from your device.
          </li>
          <li>No page of Tonewise loads anything from another company.</li>
        </ul>
        {tag ? (
          <p>
            This installation can count visits with a measuring tag ({tag}). It does so only after you press
            “Allow counting”. The tag gets the address of the page and the kind of act, such as “file chosen”.
            It never gets what you type. Nobody under 18 with an account is counted. No page for elementary
            school is counted. A browser with Global Privacy Control or Do Not Track is never counted.
          </p>
        ) : (
          <p>
            No outside company counts your visits. So a browser signal such as Global Privacy Control changes
            nothing here. Nothing is shared and nothing is sold.
          </p>
        )}
        <h2>What you can do</h2>
        <ul>
          <li>Read and download all that is stored: on the Profile tab of your account.</li>
          <li>Delete one conversation, the whole history or the account. There is no form to fill in.</li>
          <li>Correct your email address on the Profile tab.</li>
          <li>Ask us a question, or say that something is wrong, by the email link below.</li>
        </ul>
        <h2>How it is kept safe</h2>
        <ul>
          <li>
            {isSecure
              ? 'Your browser and our server speak in a form that others on the way cannot read (https).'
              : 'This installation is for use on the computer that it runs on. It has no https.'}
          </li>
          <li>Logs hold no question, no passage, no explanation and no email address.</li>
          <li>The people who run this installation cannot read explanations on any page of Tonewise.</li>
        </ul>
        <h2>Changes</h2>
        <p>When this page changes, the date at the top changes.</p>
        <ContactLine supportEmail={supportEmail} />
      </article>
    </>
  )
}

/** Every outside service that receives data from this installation, or a sentence that there is none. */
function RecipientList({ recipients }: { recipients: readonly Recipient[] }) {
  return (
    <>
      <h2>Who else gets it</h2>
      {recipients.length === 0 ? (
        <p>
          Nobody. This site uses no outside services. Explanations come from our library and from the built-in
          reader, a program on our own server.
        </p>
      ) : (
        <>
          <p>This site uses these outside services. Each gets only what it needs.</p>
          <ul>
            {recipients.map(({ name, purpose, gets, never }) => (
              <li key={name}>
                <strong>{name}.</strong> {purpose} It gets: {gets[0]?.toLowerCase() + gets.slice(1)} {never}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** How long everything is stored, as a table. */
function RetentionTable({ lines }: { lines: readonly RetentionLine[] }) {
  return (
    <section className="prose clocks" aria-labelledby="kept">
      <h2 id="kept">How long it is kept</h2>
      <p>When the time is over, a program deletes it. You don’t have to ask.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ what, kept: retained }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{retained}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

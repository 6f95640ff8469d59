import { redirect } from 'react-router'
import { NoModelLine } from '#components/layout/no-model-line'
import { NotFoundNotice } from '#components/layout/not-found-notice'
import { FirstTexts } from '#components/public/first-texts'
import { Proofs } from '#components/public/proofs'
import { TryExample } from '#components/public/try-example'
import { hasModel } from '#server/env'
import { helpContacts } from '#server/help-contacts'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { listTexts } from '#server/library/texts/text-cards'
import { appContext, viewerContext } from '#server/main/app-context'
import { landingExamples, landingFeeling } from '../../components/public/library-examples.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/landing'
import '../../styles/public.css'

export const handle = { isStatic: true }

/** Texts that many students read at school, of three levels. */
const firstTexts = ['hope-is-the-thing-with-feathers', 'tom-sawyer-fence', 'the-tell-tale-heart-the-end']

export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const isLost = query.has('lost')
  if (context.get(viewerContext)) throw redirect(isLost ? '/home?lost' : '/home')
  const { settings } = context.get(appContext)
  return {
    hasModel: hasModel(settings),
    isLost,
    isSignedOut: query.has('signed-out') && isFromOwnSite(request),
    isDeleted: query.has('account-deleted') && isFromOwnSite(request),
    next: query.get('next') ?? '',
    help: helpContacts(settings),
    examples: landingExamples(readAnnotatedTexts()),
    feeling: landingFeeling(readAnnotatedTexts()),
    cards: firstTexts.flatMap((slug) => listTexts().filter((one) => one.slug === slug)),
  }
}

/** A link on another site must not be able to delete what was typed here. */
function isFromOwnSite(request: Request): boolean {
  return ['same-origin', null].includes(request.headers.get('sec-fetch-site'))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Tonewise: AI-powered reading guidance for students of all ages',
    path: '/',
    description: 'Learn to recognize tone, emotion & meaning in any text',
  })
}

export default function Landing({
  loaderData: { hasModel, isLost, isSignedOut, isDeleted, next, help, examples, feeling, cards },
}: Route.ComponentProps) {
  return (
    <>
      <NotFoundNotice isLost={isLost} />
      {isSignedOut ? (
        <p className="notice" role="status" data-forget-work>
          You are signed out. Nothing of your work is left on this device.
        </p>
      ) : null}
      {isDeleted ? (
        <p className="notice" role="status" data-forget-work>
          Your account is deleted, with everything in it.
        </p>
      ) : null}
      {next ? (
        <p className="notice" role="status">
          Please sign in to continue. We’ll take you right back to the page you wanted.
        </p>
      ) : null}
      <section className="hero">
        <div>
          <h1>AI-powered reading guidance for students of all ages</h1>
          <div>
            <p className="sub">Learn to recognize tone, emotion &amp; meaning in any text</p>
            {hasModel ? null : <NoModelLine />}
          </div>
        </div>
        <p className="ways row">
          <a className="button" href="/demo" aria-describedby="test-drive-hint">
            Take a Test Drive
          </a>
          <a
            className="button quiet"
            href={next ? `/auth?${new URLSearchParams({ next })}` : '/auth'}
            data-open-auth="sign_in"
          >
            Sign Up/Sign In
          </a>
        </p>
        <TryExample examples={examples} help={help} />
        <div className="trial">
          <p id="test-drive-hint">The test drive is a free demo. No account needed.</p>
          <p>
            Start your free 7-day trial today, no credit card required!{' '}
            {hasModel
              ? 'When it ends, you won’t be charged.'
              : 'When it ends, you won’t be charged. Your account stays free.'}
          </p>
          <p>
            <a href="/articles-resources">Articles &amp; Resources</a>
          </p>
        </div>
      </section>
      <h2>Don’t just name the tone. See the words that create it.</h2>
      <Proofs feeling={feeling} />
      <FirstTexts cards={cards} />
    </>
  )
}

import { data, redirect } from 'react-router'
import { CancelWords } from '#components/account/cancel-words'
import { formatDollars } from '#domain/dollars'
import { errorBody } from '#domain/errors'
import type { PracticePortalView } from '#domain/practice-view'
import { loadPracticePortal } from '#server/billing/practice/load-practice'
import { appContext, viewerContext } from '#server/main/app-context'
import { ActButton, PracticePage } from '../../components/practice/practice-page.tsx'
import { grownUpOnly } from '../grown-up-only.ts'
import type { Route } from './+types/portal'

export const middleware = [grownUpOnly]

export const handle = { isStatic: true }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (!viewer) throw redirect(`/?${new URLSearchParams({ next: new URL(request.url).pathname })}`)
  const view = await loadPracticePortal(context.get(appContext), viewer, params.id)
  if (!view) throw data(errorBody('not_found'), 404)
  return { view }
}

export function meta() {
  return [{ title: 'Practice billing page, Tonewise' }, { name: 'robots', content: 'noindex' }]
}

export default function PracticePortalRoute({ loaderData }: Route.ComponentProps) {
  return <PracticePortal {...loaderData} />
}

/** The page on which a plan is changed or cancelled where payments are for practice. */
function PracticePortal({ view }: { view: PracticePortalView }) {
  const { held, isOpen, returnUrl, action, wanted } = view
  return (
    <PracticePage title="Practice billing page">
      {held ? (
        <p>
          Your plan is <strong>{held.name}</strong> for {formatDollars(held.price)} a month. {standing(held)}
        </p>
      ) : (
        <p>There is no plan to manage.</p>
      )}
      {!isOpen && <p>This page is no longer open. Open it again from Billing.</p>}
      {isOpen && held && action === 'cancel' && <CancelPart view={view} held={held} />}
      {isOpen && held && action === 'change' && wanted && <ChangePart view={view} wanted={wanted} />}
      {isOpen && held && action === 'manage' && <ManagePart view={view} held={held} />}
      <p>
        <a href={returnUrl}>Go back to Billing without a change</a>
      </p>
    </PracticePage>
  )
}

type Held = NonNullable<PracticePortalView['held']>

function standing({ name, end, isCancelled, isInTrial }: Held): string {
  if (isCancelled) return `You keep ${name} until ${end}, then it ends.`
  return isInTrial ? `Your first payment is on ${end}.` : `Paid through ${end}.`
}

function CancelPart({ view, held }: { view: PracticePortalView; held: Held }) {
  return (
    <section className="stack">
      <h2>Cancel {held.name}</h2>
      <CancelWords terms={held.cancel} />
      <ActButton path={`/practice/portal/${view.id}`} act="cancel" label={`Confirm: cancel ${held.name}`} />
    </section>
  )
}

function ChangePart({
  view,
  wanted,
}: {
  view: PracticePortalView
  wanted: NonNullable<PracticePortalView['wanted']>
}) {
  return (
    <section className="stack">
      <h2>Change to {wanted.name}</h2>
      <p>{wanted.term}</p>
      <ActButton
        path={`/practice/portal/${view.id}`}
        act="change"
        tier={wanted.id}
        label={`Confirm: change to ${wanted.name}`}
      />
    </section>
  )
}

function ManagePart({ view, held }: { view: PracticePortalView; held: Held }) {
  const path = `/practice/portal/${view.id}`
  return (
    <>
      {view.others.map(({ id, name, term }) => (
        <section className="stack" key={id}>
          <h2>Change to {name}</h2>
          <p>{term}</p>
          <ActButton path={path} act="change" tier={id} label={`Change to ${name}`} quiet />
        </section>
      ))}
      {held.isCancelled ? (
        <section className="stack">
          <h2>Keep {held.name}</h2>
          <p>This takes your cancellation back. Due today: $0.</p>
          <ActButton path={path} act="keep" label={`Keep ${held.name}`} quiet />
        </section>
      ) : (
        <section className="stack">
          <h2>Cancel {held.name}</h2>
          <CancelWords terms={held.cancel} />
          <ActButton path={path} act="cancel" label={`Cancel ${held.name}`} quiet />
        </section>
      )}
      {held.isInTrial ? null : (
        <section className="stack">
          <h2>Try a missing payment</h2>
          <div className="row">
            {held.isUnpaid ? (
              <ActButton path={path} act="pay" label="Make the missing payment" quiet />
            ) : (
              <ActButton path={path} act="miss" label="Let the next payment fail" quiet />
            )}
          </div>
        </section>
      )}
    </>
  )
}

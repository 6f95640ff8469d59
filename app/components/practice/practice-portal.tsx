import { formatDollars } from '#domain/dollars'
import type { PracticePortalView } from '#domain/practice-view'
import { ActButton, PracticePage } from './practice-page.tsx'

/** The page on which a plan is changed or cancelled where payments are for practice. */
export function PracticePortal({ view }: { view: PracticePortalView }) {
  const { held, isOpen, returnUrl, action, wanted } = view
  return (
    <PracticePage title="Practice billing page">
      {held ? (
        <p>
          Your plan is <strong>{held.name}</strong> for {formatDollars(held.price)} a month.{' '}
          {held.isCancelled ? `It is cancelled and ends on ${held.end}.` : `Its month ends on ${held.end}.`}
        </p>
      ) : (
        <p>There is no plan to manage.</p>
      )}
      {!isOpen && <p>This page has ended. Open it again from Billing.</p>}
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

function CancelPart({ view, held }: { view: PracticePortalView; held: Held }) {
  return (
    <section className="stack">
      <h2>Cancel {held.name}</h2>
      <p>The plan goes on until {held.end}. You are not charged again.</p>
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
      <p>
        {wanted.name} costs {formatDollars(wanted.price)} a month. It begins now.
      </p>
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
      <section className="stack">
        <h2>Change or cancel</h2>
        <div className="row">
          {view.others.map(({ id, name, price }) => (
            <ActButton
              key={id}
              path={path}
              act="change"
              tier={id}
              label={`Change to ${name}, ${formatDollars(price)}`}
              quiet
            />
          ))}
          {held.isCancelled ? (
            <ActButton path={path} act="keep" label={`Keep ${held.name}`} quiet />
          ) : (
            <ActButton path={path} act="cancel" label={`Cancel ${held.name}`} quiet />
          )}
        </div>
      </section>
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
    </>
  )
}

import { data } from 'react-router'
import { ChildHistory } from '#components/family/child-history'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { PageHead } from '#components/layout/page-head'
import { gradeLevelNames } from '#domain/choices'
import { errorBody } from '#domain/errors'
import { loadChild } from '#server/accounts/children/load-child'
import { appContext, viewerContext } from '#server/main/app-context'
import '../../styles/account.css'
import '../../styles/family.css'
import { AccountPart } from '../../components/account/account-part.tsx'
import { ChildForm } from '../../components/account/child-form.tsx'
import { DeletePart } from '../../components/account/delete-part.tsx'
import { useMutation } from '../../components/account/use-mutation.ts'
import { client } from '../../components/browser/client.ts'
import type { ChildPage } from '../../components/family/child-history.tsx'
import { grownUpOnly } from '../grown-up-only.ts'
import type { Route } from './+types/child'

export const middleware = [grownUpOnly]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const viewer = context.get(viewerContext)
  const page = /^\d{1,4}$/.exec(new URL(request.url).searchParams.get('page') ?? '0')
  const found = viewer && page ? await loadChild(app, viewer, params.childId, Number(page[0])) : null
  if (!found) throw data(errorBody('not_found'), 404)
  return { page: found, supportEmail: app.settings.SUPPORT_EMAIL ?? null }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Error: we could not find that, Tonewise' }]
  return [{ title: `${loaderData.page.child.nickname}, child profile, Tonewise` }]
}

export default function Child({ loaderData: { page, supportEmail } }: Route.ComponentProps) {
  const { nickname, gradeLevel } = page.child
  return (
    <>
      <Breadcrumbs crumbs={[{ name: 'Account', to: '/account' }, { name: nickname }]} />
      <PageHead
        title={nickname}
        line={`Child profile, ${gradeLevelNames[gradeLevel]}.`}
        back={{ to: '/account', name: 'Back to Account' }}
      />
      <div className="child-columns">
        <ChildHistory {...page} />
        <ChildSettings page={page} supportEmail={supportEmail} />
      </div>
      <ChildData page={page} />
    </>
  )
}

const childCalls = client.api.children[':id']

type Props = { page: ChildPage; supportEmail: string | null }

/** Nickname, level and AI answers of a child profile, set by its guardian. */
function ChildSettings({ page, supportEmail }: Props) {
  return (
    <section className="stack" aria-labelledby="child-settings">
      <h2 id="child-settings">Settings</h2>
      <NamePart page={page} />
      <ModelPart page={page} supportEmail={supportEmail} />
    </section>
  )
}

/** What a guardian may do with the data of a child: download it, and delete it. */
function ChildData({ page: { child, viewerKey } }: { page: ChildPage }) {
  const { id, nickname } = child
  const param = { id }
  return (
    <section className="stack" aria-labelledby="child-data">
      <h2 id="child-data">{`Data of ${nickname}`}</h2>
      <div className="account-thirds">
        <section className="sheet account-part" aria-labelledby="child-export-title">
          <h3 id="child-export-title">Download</h3>
          <p>One zip file: the profile, each conversation as text, drafts, settings and agreements.</p>
          <p>
            <a className="button quiet" href={childCalls.export.$path({ param })} download>
              Download everything<span className="unseen">{` of ${nickname}`}</span>
            </a>
          </p>
        </section>
        <DeletePart
          id="child-delete-history"
          title="Delete the history"
          what={`This deletes all conversations and drafts of ${nickname} at once. The profile stays.`}
          begin="Delete all history"
          confirm="Delete all history now"
          send={(options) => childCalls.conversations.$delete({ param }, options)}
          viewerKey={viewerKey}
        />
        <DeletePart
          id="child-delete"
          title="Delete the profile"
          what={`This deletes the profile ${nickname} with everything in it at once. We keep an anonymous record of your consent.`}
          begin="Delete profile"
          confirm="Delete the profile now"
          send={(options) => childCalls.$delete({ param }, options)}
          viewerKey={viewerKey}
        />
      </div>
    </section>
  )
}

function NamePart({ page: { child, viewerKey } }: { page: ChildPage }) {
  const { act, isBusy, ...outcome } = useMutation(viewerKey)
  const param = { id: child.id }
  return (
    <AccountPart id="child" title="Nickname and level" {...outcome}>
      <ChildForm
        id="child"
        start={child}
        problem={outcome.problem}
        isBusy={isBusy}
        button="Save"
        onSend={({ nickname, gradeLevel }) =>
          act((options) => childCalls.$put({ param, json: { nickname, gradeLevel } }, options))
        }
      />
    </AccountPart>
  )
}

/** Whether an AI service may answer the child. Only a signed form can allow it; one press withdraws it. */
function ModelPart({ page, supportEmail }: Props) {
  const { child, provider, consentedOn, viewerKey } = page
  const { act, isBusy, ...outcome } = useMutation(viewerKey)
  const withdraw = () => act((options) => childCalls.consent.$delete({ param: { id: child.id } }, options))
  return (
    <AccountPart id="child-model" title="AI answers" {...outcome}>
      {provider === null ? (
        <p>No AI service is set up here. Our library and the built-in reader explain every text.</p>
      ) : consentedOn ? (
        <>
          <p>{`On. You agreed on ${consentedOn} that ${provider} may read what ${child.nickname} writes.`}</p>
          <p>
            <button type="button" className="button quiet" aria-disabled={isBusy} onClick={withdraw}>
              {isBusy ? 'Processing...' : 'Turn AI answers off'}
            </button>
          </p>
        </>
      ) : (
        <HowToAgree code={page.code} nickname={child.nickname} supportEmail={supportEmail} />
      )}
    </AccountPart>
  )
}

type HowProps = { code: string; nickname: string; supportEmail: string | null }

function HowToAgree({ code, nickname, supportEmail }: HowProps) {
  return (
    <>
      <p>{`Off. ${nickname}’s explanations come from our library and the built-in reader. No text of ${nickname} leaves our server.`}</p>
      <p>An AI service would read what the child writes. A parent must agree to that on a signed form:</p>
      <ol>
        <li>
          <a href="/children#form">Print the form.</a>
        </li>
        <li>
          Write this code on it: <strong>{code}</strong>
        </li>
        <li>Check the boxes you agree to, then sign and date the form.</li>
        <li>
          {supportEmail
            ? `Send a photo or scan of it to ${supportEmail}.`
            : 'Give it to the person who runs this Tonewise.'}
        </li>
      </ol>
      <p>When the form is checked, AI answers are turned on. You can turn them off here at any time.</p>
    </>
  )
}

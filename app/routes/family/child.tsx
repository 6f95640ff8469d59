import { data } from 'react-router'
import { ChildHistory } from '#components/family/child-history'
import { ChildData, ChildSettings } from '#components/family/child-settings'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { PageHead } from '#components/layout/page-head'
import { gradeLevelNames } from '#domain/choices'
import { errorBody } from '#domain/errors'
import { loadChild } from '#server/accounts/children/load-child'
import { appContext, viewerContext } from '#server/main/app-context'
import '../../styles/account.css'
import '../../styles/family.css'
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

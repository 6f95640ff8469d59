import { data, redirect } from 'react-router'
import { PracticePortal } from '#components/practice/practice-portal'
import { errorBody } from '#domain/errors'
import { loadPracticePortal } from '#server/billing/practice/load-practice'
import { appContext, viewerContext } from '#server/main/app-context'
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

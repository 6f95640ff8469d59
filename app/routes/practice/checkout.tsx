import { data, redirect } from 'react-router'
import { PracticeCheckout } from '#components/practice/practice-checkout'
import { errorBody } from '#domain/errors'
import { loadPracticeCheckout } from '#server/billing/practice/load-practice'
import { appContext, viewerContext } from '#server/main/app-context'
import { grownUpOnly } from '../grown-up-only.ts'
import type { Route } from './+types/checkout'

export const middleware = [grownUpOnly]

export const handle = { isStatic: true }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (!viewer) throw redirect(`/?${new URLSearchParams({ next: new URL(request.url).pathname })}`)
  const view = await loadPracticeCheckout(context.get(appContext), viewer, params.id)
  if (!view) throw data(errorBody('not_found'), 404)
  return { view, hasFailed: new URL(request.url).searchParams.has('failed') }
}

export function meta() {
  return [{ title: 'Practice checkout, Tonewise' }, { name: 'robots', content: 'noindex' }]
}

export default function PracticeCheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <PracticeCheckout {...loaderData} />
}

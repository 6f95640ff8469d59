import { Outlet, redirectDocument } from 'react-router'
import { viewerContext } from '#server/main/app-context'
import type { Route } from './+types/signed-in'

/** Signed-out visitors go to the landing page, which knows where to return to after sign-in. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request }) => {
    if (context.get(viewerContext)) return
    const { pathname, search } = new URL(request.url)
    const wanted = pathname.replace(/\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '')
    throw redirectDocument(`/?${new URLSearchParams({ next: wanted })}`)
  },
]

/** A loader, so that the middleware also runs for navigations in the browser. */
export function loader() {
  return null
}

export default function SignedIn() {
  return <Outlet />
}

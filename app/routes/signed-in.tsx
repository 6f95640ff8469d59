import { Outlet, redirectDocument } from 'react-router'
import { viewerContext } from '#server/main/app-context'
import type { Route } from './+types/signed-in'

/** Signed-out visitors go to the landing page, which remembers where they wanted to be. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request }) => {
    if (context.get(viewerContext)) return
    const { pathname, search } = new URL(request.url)
    const wanted = pathname.replace(/\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '')
    throw redirectDocument(`/?${new URLSearchParams({ next: wanted })}`)
  },
]

/** A loader, so that the middleware runs for every move inside, too. */
export function loader() {
  return null
}

export default function SignedIn() {
  return <Outlet />
}

import { Outlet } from 'react-router'
import { notForChildren } from '../grown-up-only.ts'

export const middleware = [notForChildren]

/** A loader, so that the middleware also runs for navigations in the browser. */
export function loader() {
  return null
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

/** The public demo: no account, five prompts, no question stored on the server. */
export default function Demo() {
  return <Outlet />
}

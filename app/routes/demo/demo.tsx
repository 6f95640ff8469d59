import { Outlet } from 'react-router'

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

/** The public demo: no account, five prompts, no question stored on the server. */
export default function Demo() {
  return <Outlet />
}

import { Outlet, redirect } from 'react-router'
import { isAdmin } from '#server/admin/is-admin'
import { appContext, viewerContext } from '#server/main/app-context'
import '../../styles/admin.css'
import { grownUpOnly } from '../grown-up-only.ts'
import type { Route } from './+types/admin'

/** Rendered on the server alone: forms and links, no React in the browser. */
export const handle = { isStatic: true }

/** For everyone but admins these addresses do not exist. */
export const middleware: Route.MiddlewareFunction[] = [
  grownUpOnly,
  async ({ context }) => {
    if (!(await isAdmin(context.get(appContext), context.get(viewerContext)))) throw redirect('/?lost')
  },
]

export function meta() {
  return [{ title: 'Admin, Tonewise' }, { name: 'robots', content: 'noindex' }]
}

export function loader() {
  return null
}

const pages = [
  { href: '/admin', name: 'Use and failures' },
  { href: '/admin/ai-reader', name: 'AI reader' },
  { href: '/admin/feedback', name: 'Feedback' },
  { href: '/admin/instructions', name: 'Instructions' },
]

export default function Admin() {
  return (
    <div className="stack wide after">
      <nav aria-label="Admin">
        <ul className="row admin-places">
          {pages.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  )
}

import { Link } from 'react-router'

/** `to` opens inside the application, `href` loads the page; the last crumb has neither. */
type Crumb = { name: string; to?: string; href?: string }

/** The path to this page; the last entry is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, to, href }) => (
          <li key={name}>
            {to ? (
              <Link to={to}>{name}</Link>
            ) : href ? (
              <a href={href}>{name}</a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type Crumb = { name: string; to?: string }

/** The path to this page; the last entry is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, to }) => (
          <li key={name}>{to ? <a href={to}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}

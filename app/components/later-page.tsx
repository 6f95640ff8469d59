type Props = { title: string; will: string; now: string; back?: { href: string; name: string } }

/** A page whose content is not made yet, and which says so. */
export function LaterPage({ title, will, now, back = { href: '/', name: 'Go to the home page' } }: Props) {
  return (
    <div className="stack measure after">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{will} It is not ready yet.</p>
      <p>{now}</p>
      <p>
        <a className="button quiet" href={back.href}>
          {back.name}
        </a>
      </p>
    </div>
  )
}

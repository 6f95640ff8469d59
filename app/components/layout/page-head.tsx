import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ArrowLeft } from './icon.tsx'
import { House } from './icons.tsx'

type Props = {
  title: string
  line: string
  back?: { to: string; name: string }
  home?: string
  children?: ReactNode
}

/** Heading of a screen with one line of orientation and the links back. */
export function PageHead({ title, line, back, home, children }: Props) {
  return (
    <div className="head">
      <div className="stack">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="muted">{line}</p>
      </div>
      <div className="row">
        {home ? (
          <Link className="button quiet" to={home}>
            <House size={20} />
            Home
          </Link>
        ) : null}
        {back ? (
          <Link className="button quiet" to={back.to}>
            <ArrowLeft size={20} />
            <span>{back.name}</span>
          </Link>
        ) : null}
        {children}
      </div>
    </div>
  )
}

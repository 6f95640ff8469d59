import { useEffect, useRef } from 'react'

type Props = { title: string; passage: string; onUse: () => void; onLeave: () => void }

const shownCharacters = 300

/** Asks before a text that another app or site sent stands in the form: it may not be the reader's own choice. */
export function SharedText({ title, passage, onUse, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const isCut = passage.length > shownCharacters
  return (
    <section className="notice stack" aria-labelledby="shared-heading">
      <h2 id="shared-heading" ref={heading} tabIndex={-1}>
        Use this shared text?
      </h2>
      <p>Another app or website sent it. Your own text stays as it is.</p>
      <blockquote translate="no">
        {title && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        <p>{isCut ? `${passage.slice(0, shownCharacters)} …` : passage}</p>
      </blockquote>
      <p>
        <button type="button" className="button" onClick={onUse}>
          Put it in the form
        </button>{' '}
        <button type="button" className="button quiet" onClick={onLeave}>
          Leave it out
        </button>
      </p>
    </section>
  )
}

import { useEffect, useState } from 'react'
import { findByTitle, type TitledText } from '#domain/library/find-by-title'
import type { NamedWork } from '#domain/library/find-work'
import type { PassageFromLibrary } from '#domain/library/passage-from-library'
import { fetchJson, fetchText } from '../browser/fetch-json.ts'

type Props = {
  question: string
  title: string
  author: string
  onUse: (given: PassageFromLibrary) => void
  announce: (sentence: string) => void
}

/** Somebody names a text of the library and has not pasted any: it is offered, and one press takes it. */
export function TextOffer({ question, title, author, onUse, announce }: Props) {
  const [found, setFound] = useState<TitledText[]>([])
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const works = (await fetchJson<NamedWork[]>('/library/works.json')) ?? []
      const texts = works.filter(({ isInLibrary }) => isInLibrary)
      const byTitle = title.trim() ? findByTitle(`${title} ${author}`, texts) : []
      if (isCurrent) setFound(byTitle.length > 0 ? byTitle : findByTitle(question, texts))
    }, 400)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [question, title, author])

  return (
    <div role="status">
      {found.map((text) => (
        <p key={text.slug} className="notice row">
          <span>{offerOf(text)}</span>
          <button
            type="button"
            className="button quiet"
            onClick={() => void fetchText(text.slug, onUse, announce)}
          >
            Use this text
          </button>
        </p>
      ))}
    </div>
  )
}

function offerOf({ title, author }: TitledText): string {
  return author === 'Tonewise'
    ? `“${title}” is an everyday scene in the library.`
    : `“${title}” by ${author} is in the library.`
}

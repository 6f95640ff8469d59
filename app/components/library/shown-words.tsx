import type { ShownWords as Words } from '#domain/library/annotated-text'
import { parseLocator } from '#domain/library/locators'
import type { NumberedMark } from '#domain/library/mark-text'

type Props = { of: Words; marks: readonly NumberedMark[] }

/** The words of the text that a note is based on: links to its clues, and other words in quotation marks. */
export function ShownWords({ of: { clues = [], at = [] }, marks }: Props) {
  const shown = clues
    .map((id) => marks.find((mark) => mark.id === id))
    .filter((mark) => mark !== undefined)
    .sort((a, b) => a.number - b.number)
  if (shown.length + at.length === 0) return null
  return (
    <ul className="words" aria-label="The words that show this">
      {shown.map(({ number, quoted }) => (
        <li key={number}>
          <a href={`#clue-${number}`} aria-label={`Clue ${number}: ${quoted}`}>
            <span className="n">{number}</span>
          </a>
        </li>
      ))}
      {at.map((location) => (
        <li key={location}>“{parseLocator(location).words}”</li>
      ))}
    </ul>
  )
}

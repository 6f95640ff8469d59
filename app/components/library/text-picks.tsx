import { Link } from 'react-router'
import { contentTypeNames, type GradeLevel, gradeLevelNames } from '#domain/choices'
import type { PickedText } from '#domain/library/pick-texts'

type Props = {
  texts: readonly PickedText[]
  /** The prefix of the addresses: '' or '/demo'. */
  base: string
  /** The level of a child profile, at which every text opens. */
  own?: GradeLevel | null
}

/** Three texts to begin with, for students who have none at hand. */
export function TextPicks({ texts, base, own }: Props) {
  if (texts.length === 0) return null
  return (
    <section aria-labelledby="text-picks" className="text-picks">
      <h2 id="text-picks">Or start with a text</h2>
      <ul>
        {texts.map(({ slug, title, author, level, type }) => (
          <li key={slug}>
            <Link to={`${base}/reader/${own ?? level}/${type}?text=${slug}`}>{title}</Link>
            <span className="small">{`${author === 'Tonewise' ? 'Everyday scene' : `${author}, ${contentTypeNames[type]}`}, ${gradeLevelNames[level]}`}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href="/library">All texts of the library</a>
      </p>
    </section>
  )
}

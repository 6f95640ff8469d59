import { Link } from 'react-router'
import { contentTypeNames, gradeLevelNames } from '#domain/choices'
import type { LastText } from '#server/conversations/last-texts'

/** The newest conversations, each a link to continue it. */
export function LastTexts({ texts }: { texts: readonly LastText[] }) {
  if (texts.length === 0) return null
  return (
    <section aria-labelledby="last-texts" className="text-picks">
      <h2 id="last-texts">Go on with a text</h2>
      <ul>
        {texts.map(({ id, name, gradeLevel, contentType, on }) => (
          <li key={id}>
            <Link to={`/reader/${gradeLevel}/${contentType}?conversation=${id}`}>{name}</Link>
            <span className="small">{`${contentTypeNames[contentType]}, ${gradeLevelNames[gradeLevel]}, ${on}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Link } from 'react-router'
import { type ContentType, contentTypes, type GradeLevel, types } from '#domain/choices'
import { track } from '../browser/track.ts'
import { BookText, Feather, Newspaper } from './icons.tsx'

export const typeIcons: Record<ContentType, typeof Feather> = {
  fiction: BookText,
  poetry: Feather,
  nonfiction: Newspaper,
}

/** The content types as one list of links; `base` is '/reader' or '/demo/reader'. */
export function TypeCards({ base, gradeLevel }: { base: string; gradeLevel: GradeLevel }) {
  return (
    <ul className="cards enter">
      {contentTypes.map((type) => {
        const { line, name } = types[type]
        const Icon = typeIcons[type]
        return (
          <li key={type}>
            <Link
              className="card"
              to={`${base}/${gradeLevel}/${type}`}
              onClick={() => track('content_type_selected', { grade_level: gradeLevel, content_type: type })}
            >
              <Icon />
              <h2>{name}</h2>
              <p>{line}</p>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

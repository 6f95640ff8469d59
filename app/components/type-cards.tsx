import { BookText, Feather, Newspaper } from 'lucide-react'
import { Link } from 'react-router'
import { type ContentType, contentTypeNames, contentTypes, type GradeLevel } from '#domain/choices'
import { track } from './track.ts'

const kinds: Record<ContentType, { icon: typeof Feather; line: string }> = {
  fiction: { icon: BookText, line: 'Stories that are made up, long or short.' },
  poetry: { icon: Feather, line: 'Poems and songs, written in lines.' },
  nonfiction: { icon: Newspaper, line: 'Texts about real people, real events and ideas.' },
}

/** The three content types as one list of links; `base` is '/reader' or '/demo/reader'. */
export function TypeCards({ base, gradeLevel }: { base: string; gradeLevel: GradeLevel }) {
  return (
    <ul className="cards enter">
      {contentTypes.map((type) => {
        const { icon: Icon, line } = kinds[type]
        return (
          <li key={type}>
            <Link
              className="card"
              to={`${base}/${gradeLevel}/${type}`}
              onClick={() => track('content_type_selected', { grade_level: gradeLevel, content_type: type })}
            >
              <Icon aria-hidden="true" />
              <h2>{contentTypeNames[type]}</h2>
              <p>{line}</p>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

import { BookOpen, ChartColumn, GraduationCap, Sprout } from 'lucide-react'
import { Link } from 'react-router'
import { type GradeLevel, gradeLevelNames, gradeLevels } from '#domain/choices'
import { track } from './track.ts'

const levels: Record<GradeLevel, { icon: typeof Sprout; line: string }> = {
  elementary: { icon: Sprout, line: 'Grades K to 5. Short sentences and plain words.' },
  middle: { icon: BookOpen, line: 'Grades 6 to 8. Feelings, and how people act with each other.' },
  high: { icon: ChartColumn, line: 'Grades 9 to 12. Themes, irony and changes of tone.' },
  college: { icon: GraduationCap, line: 'Several readings, form and point of view.' },
}

type Props = {
  base: string /** The level of a child profile, which stands first. */
  own?: GradeLevel | null
}

/** The four reading levels as one list of links; `base` is '/grade' or '/demo/grade'. */
export function LevelCards({ base, own }: Props) {
  const ordered = own ? [own, ...gradeLevels.filter((level) => level !== own)] : gradeLevels
  return (
    <ul className="cards enter">
      {ordered.map((level) => {
        const { icon: Icon, line } = levels[level]
        return (
          <li key={level}>
            <Link
              className={`card ${level}`}
              to={`${base}/${level}`}
              onClick={() => track('grade_level_selected', { grade_level: level })}
            >
              <Icon aria-hidden="true" />
              <h2>{gradeLevelNames[level]}</h2>
              <p>{level === own ? `This is your level. ${line}` : line}</p>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

import { Link } from 'react-router'
import { type GradeLevel, gradeLevels, levels } from '#domain/choices'
import { track } from '../browser/track.ts'
import { BookOpen, ChartColumn, GraduationCap, Sprout } from './icons.tsx'

const icons: Record<GradeLevel, typeof Sprout> = {
  elementary: Sprout,
  middle: BookOpen,
  high: ChartColumn,
  college: GraduationCap,
}

type Props = {
  base: string /** The level of a child profile, which stands first. */
  own?: GradeLevel | null
}

/** The reading levels as one list of links; `base` is '/grade' or '/demo/grade'. */
export function LevelCards({ base, own }: Props) {
  const ordered = own ? [own, ...gradeLevels.filter((level) => level !== own)] : gradeLevels
  return (
    <ul className="cards enter">
      {ordered.map((level) => {
        const { color, line, name } = levels[level]
        const Icon = icons[level]
        return (
          <li key={level}>
            <Link
              className={`card ${color}`}
              to={`${base}/${level}`}
              onClick={() => track('grade_level_selected', { grade_level: level })}
            >
              <Icon />
              <h2>{name}</h2>
              <p>{level === own ? `This is your level. ${line}` : line}</p>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

import { Link } from 'react-router'
import {
  type ContentType,
  contentTypeNames,
  contentTypes,
  type GradeLevel,
  gradeLevelNames,
  gradeLevels,
  types,
} from '#domain/choices'
import type { AnalysisMode } from '../conversation/analysis-state.ts'
import { analysisPath } from './analysis-path.ts'

type Props = {
  mode: AnalysisMode
  gradeLevel: GradeLevel
  contentType: ContentType
  /** The kind that the text seems to be; null when its form does not tell. */
  proposed: ContentType | null
  /** Called with the way to the other reader, before it opens. */
  onLeave: (path: string) => void
}

/** For whom the explanation is written and what kind of text it is; a change takes the typed text along. */
export function LevelAndTypeChoice({ mode, gradeLevel, contentType, proposed, onLeave }: Props) {
  const pathOf = (level: GradeLevel, type: ContentType) =>
    mode === 'device'
      ? analysisPath({ gradeLevel: level, contentType: type })
      : `${mode === 'demo' ? '/demo' : ''}/reader/${level}/${type}`
  return (
    <div className="place-choice">
      <div className="row">
        <Menu
          label="Written for"
          now={gradeLevelNames[gradeLevel]}
          choices={gradeLevels.map((level) => [gradeLevelNames[level], pathOf(level, contentType)])}
          onLeave={onLeave}
        />
        <Menu
          label="Kind of text"
          now={contentTypeNames[contentType]}
          choices={contentTypes.map((type) => [contentTypeNames[type], pathOf(gradeLevel, type)])}
          onLeave={onLeave}
        />
      </div>
      <div role="status">
        {proposed && proposed !== contentType && (
          <p className="row proposal">
            <span>{`This looks like ${types[proposed].one}.`}</span>
            <Link
              className="button quiet"
              discover="none"
              to={pathOf(gradeLevel, proposed)}
              onClick={() => onLeave(pathOf(gradeLevel, proposed))}
            >{`Read it as ${contentTypeNames[proposed]}`}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

type MenuProps = {
  label: string
  now: string
  choices: [name: string, path: string][]
  onLeave: (path: string) => void
}

function Menu({ label, now, choices, onLeave }: MenuProps) {
  return (
    <details
      className="menu place-menu"
      name="place"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary>
        <span>{`${label}:`}</span> <strong>{now}</strong>
      </summary>
      <ul>
        {choices.map(([name, path]) => (
          <li key={path}>
            {name === now ? (
              <span aria-current="true">{name}</span>
            ) : (
              <Link discover="none" to={path} onClick={() => onLeave(path)}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

import { gradeLevelNames } from '#domain/choices'
import type { OtherWords, VersionName } from './use-other-words.ts'

type Props = { words: OtherWords; onChoose: (name: VersionName | null) => void }

const labels: Record<VersionName, string> = { simpler: 'Simpler words', fuller: 'Fuller' }

/** Above a version: what it is, and the way back to the first explanation. */
export function VersionNote({ words, isDemo, onChoose }: Props & { isDemo: boolean }) {
  if (!words.chosen) return null
  const { name, version } = words.chosen
  return (
    <div className="version">
      <p>
        <strong>{name === 'simpler' ? 'Simpler words.' : 'A fuller explanation.'}</strong>{' '}
        <span>{`${
          version.answeredBy.reader === 'library'
            ? 'It is from the library, too, as written ahead'
            : 'The built-in reader wrote it'
        } for the ${gradeLevelNames[version.gradeLevel]} level.${isDemo ? ' It did not use a prompt.' : ''}`}</span>
      </p>
      <button type="button" className="button quiet" onClick={() => onChoose(null)}>
        Show the first explanation
      </button>
    </div>
  )
}

/** Below the first explanation: the same explanation in other words. */
export function VersionChoice({ words, onChoose }: Props) {
  if (words.chosen || words.offered.length === 0) return null
  return (
    <fieldset className="versions">
      <legend className="unseen">The same explanation in other words</legend>
      <div className="row">
        {words.offered.map((name) => (
          <button key={name} type="button" className="button quiet" onClick={() => onChoose(name)}>
            {labels[name]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** What the status line says of the change. */
export function versionStatus(name: VersionName | null): string {
  if (name === null) return 'The first explanation is shown.'
  return name === 'simpler' ? 'Simpler words are shown.' : 'A fuller explanation is shown.'
}

import { gradeLevelNames } from '#domain/choices'
import { AccountPart } from './account-part.tsx'
import type { Family } from './family.ts'
import { ReaderForm } from './reader-form.tsx'
import { useAct } from './use-act.ts'

/** The child profiles of an adult's account, and the form for another one. Shown inside the Profile tab. */
export function ReadersPart({ family, viewerKey }: { family: Family; viewerKey: string }) {
  const { readers, room, most } = family
  const { act, isBusy, ...outcome } = useAct('/api/readers', viewerKey)
  return (
    <AccountPart id="readers" title="Child profiles" {...outcome}>
      <p>
        A child under 13 reads with a profile in your account. A profile has a nickname and a level. It has no
        email and no password. <a href="/children">What is kept of a child, and who reads it</a>
      </p>
      {readers.length > 0 ? (
        <ul className="device-list">
          {readers.map((reader) => (
            <ReaderLine key={reader.id} reader={reader} viewerKey={viewerKey} />
          ))}
        </ul>
      ) : null}
      {readers.length < room ? (
        <>
          <h4>Add a child profile</h4>
          <ReaderForm
            id="readers"
            start={{ nickname: '', gradeLevel: '' }}
            problem={outcome.problem}
            isBusy={isBusy}
            button="Add child profile"
            asksToAgree
            onSend={act}
          />
        </>
      ) : (
        <p className="hint">{roomSentence(room, most)}</p>
      )}
    </AccountPart>
  )
}

function roomSentence(room: number, most: number): string {
  const here = `There is room for ${room} child ${room === 1 ? 'profile' : 'profiles'}.`
  return room < most ? `${here} The Team plan has room for ${most}.` : here
}

type LineProps = { reader: Family['readers'][number]; viewerKey: string }

function ReaderLine({ reader, viewerKey }: LineProps) {
  const { id, nickname, gradeLevel, conversations, goesOn } = reader
  const { act, isBusy, problem } = useAct(`/api/readers/${id}/enter`, viewerKey)
  return (
    <li>
      <div>
        <strong>{nickname}</strong>
        <p className="small">
          {gradeLevelNames[gradeLevel]}. {conversations}{' '}
          {conversations === 1 ? 'conversation' : 'conversations'}.
        </p>
        {goesOn ? (
          <p>
            Nobody uses this profile. It is deleted on {goesOn}. To keep it, choose “Read as {nickname}”.
          </p>
        ) : null}
        {problem ? (
          <p className="problem" role="alert">
            {problem.message} {problem.next}
          </p>
        ) : null}
      </div>
      <div className="row">
        <button type="button" className="button quiet" aria-disabled={isBusy} onClick={() => act({})}>
          {isBusy ? 'Processing...' : `Read as ${nickname}`}
        </button>
        <a className="button quiet" href={`/account/readers/${id}`}>
          History and data<span className="unseen"> of {nickname}</span>
        </a>
      </div>
    </li>
  )
}

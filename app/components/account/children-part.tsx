import { Link } from 'react-router'
import { gradeLevelNames } from '#domain/choices'
import { client } from '../browser/client.ts'
import { AccountPart } from './account-part.tsx'
import { ChildForm } from './child-form.tsx'
import type { Family } from './family.ts'
import { FormFold } from './form-fold.tsx'
import { useMutation } from './use-mutation.ts'

/** The child profiles of an adult's account, and the form to add one. Shown inside the Profile tab. */
export function ChildrenPart({ family, viewerKey }: { family: Family; viewerKey: string }) {
  const { children, allowed, most } = family
  const { act, isBusy, ...outcome } = useMutation(viewerKey)
  return (
    <AccountPart id="children" title="Child profiles" {...outcome}>
      <p>
        A child under 13 reads with a profile in your account. A profile has a nickname and a level. It has no
        email and no password. <a href="/children">What we keep about a child, and who reads it</a>
      </p>
      {children.length > 0 ? (
        <ul className="device-list">
          {children.map((child) => (
            <ChildLine key={child.id} child={child} viewerKey={viewerKey} />
          ))}
        </ul>
      ) : null}
      {children.length < allowed ? (
        <FormFold summary="Add a profile for a child">
          <ChildForm
            id="children"
            start={{ nickname: '', gradeLevel: '' }}
            problem={outcome.problem}
            isBusy={isBusy}
            button="Add child profile"
            asksToAgree
            onSend={(json) => act((options) => client.api.children.$post({ json }, options))}
          />
        </FormFold>
      ) : (
        <p className="hint">{allowedSentence(allowed, most)}</p>
      )}
    </AccountPart>
  )
}

function allowedSentence(allowed: number, most: number): string {
  const sentence = `There is room for ${allowed} child ${allowed === 1 ? 'profile' : 'profiles'}.`
  return allowed < most ? `${sentence} The Team plan has room for ${most}.` : sentence
}

type LineProps = { child: Family['children'][number]; viewerKey: string }

function ChildLine({ child, viewerKey }: LineProps) {
  const { id, nickname, gradeLevel, conversations, goesOn } = child
  const { act, isBusy, problem } = useMutation(viewerKey)
  const enter = () => act((options) => client.api.children[':id'].enter.$post({ param: { id } }, options))
  return (
    <li>
      <div>
        <strong>{nickname}</strong>
        <p className="small">{`${gradeLevelNames[gradeLevel]}. ${conversations} ${conversations === 1 ? 'conversation' : 'conversations'}.`}</p>
        {goesOn ? (
          <p>{`Nobody has used this profile for a while. It will be deleted on ${goesOn}. To keep it, choose “Read as ${nickname}”.`}</p>
        ) : null}
        {problem ? <p className="problem" role="alert">{`${problem.message} ${problem.next}`}</p> : null}
      </div>
      <div className="row">
        <button type="button" className="button quiet" aria-disabled={isBusy} onClick={enter}>
          {isBusy ? 'Processing...' : `Read as ${nickname}`}
        </button>
        <Link className="button quiet" to={`/account/children/${id}`}>
          History and data<span className="unseen">{` of ${nickname}`}</span>
        </Link>
      </div>
    </li>
  )
}

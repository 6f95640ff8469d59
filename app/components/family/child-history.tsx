import { Link } from 'react-router'
import { contentTypeNames, gradeLevelNames } from '#domain/choices'
import type { loadChild } from '#server/accounts/children/load-child'

export type ChildPage = NonNullable<Awaited<ReturnType<typeof loadChild>>>
type Props = Pick<ChildPage, 'child' | 'conversations' | 'newer' | 'older'>

/** What a child asked, newest first. Each line leads to the whole conversation. */
export function ChildHistory({ child, conversations, newer, older }: Props) {
  const base = `/account/children/${child.id}`
  return (
    <section className="stack" aria-labelledby="child-history">
      <h2 id="child-history">History</h2>
      {conversations.length === 0 ? (
        <p>{`No conversation history found. When ${child.nickname} asks a question, it is kept here.`}</p>
      ) : (
        <ul className="child-list">
          {conversations.map(({ id, title, preview, gradeLevel, contentType, turns, on }) => (
            <li key={id} className="sheet">
              <Link to={`${base}/${id}`}>{title || preview}</Link>
              <p className="small">{`${on}. ${gradeLevelNames[gradeLevel]}, ${contentTypeNames[contentType]}. ${turns} ${turns === 1 ? 'question' : 'questions'}.${title ? ` ${preview}` : ''}`}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="row">
        {newer === null ? null : (
          <a className="button quiet" href={newer === 0 ? base : `${base}?page=${newer}`}>
            Newer conversations
          </a>
        )}
        {older === null ? null : (
          <a className="button quiet" href={`${base}?page=${older}`}>
            Older conversations
          </a>
        )}
      </p>
    </section>
  )
}

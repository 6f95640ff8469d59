import { data } from 'react-router'
import { DeletePart } from '#components/account/delete-part'
import { HistoryMessages } from '#components/history/history-messages'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { PageHead } from '#components/layout/page-head'
import { contentTypeNames, gradeLevelNames } from '#domain/choices'
import { errorBody } from '#domain/errors'
import { loadChildConversation } from '#server/accounts/children/load-child'
import { appContext, viewerContext } from '#server/main/app-context'
import '../../styles/account.css'
import '../../styles/answer.css'
import '../../styles/history.css'
import { client } from '../../components/browser/client.ts'
import { grownUpOnly } from '../grown-up-only.ts'
import type { Route } from './+types/conversation'

export const middleware = [grownUpOnly]

export async function loader({ context, params }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const found =
    viewer &&
    (await loadChildConversation(context.get(appContext), viewer, params.childId, params.conversationId))
  if (!found) throw data(errorBody('not_found'), 404)
  return found
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Error: we could not find that, Tonewise' }]
  return [{ title: `Conversation of ${loaderData.child.nickname}, Tonewise` }]
}

export default function ChildConversation({ loaderData }: Route.ComponentProps) {
  const { child, conversation, viewerKey } = loaderData
  const { id, title, gradeLevel, contentType, messages, on } = conversation
  const back = `/account/children/${child.id}`
  const calls = client.api.children[':id'].conversations[':conversationId']
  const param = { id: child.id, conversationId: id }
  const name = title || 'Conversation'
  return (
    <>
      <Breadcrumbs
        crumbs={[{ name: 'Account', to: '/account' }, { name: child.nickname, to: back }, { name }]}
      />
      <PageHead
        title={name}
        line={`${child.nickname}, ${on}. ${gradeLevelNames[gradeLevel]}, ${contentTypeNames[contentType]}. You can read it here. Only ${child.nickname} can go on with it.`}
        back={{ to: back, name: 'Back to History' }}
      />
      <div className="stack wide measure">
        <HistoryMessages messages={messages} heading="h2" />
        <p>
          <a className="button quiet" href={calls.download.$path({ param })} download>
            Download conversation
          </a>
        </p>
        <DeletePart
          id="conversation-delete"
          title="Delete this conversation"
          what={`This deletes the conversation at once. It is then gone for ${child.nickname}, too.`}
          begin="Delete conversation"
          confirm="Delete it now"
          send={(options) => calls.$delete({ param }, options)}
          viewerKey={viewerKey}
        />
      </div>
    </>
  )
}

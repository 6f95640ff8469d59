import { redirect } from 'react-router'
import { ModelForm } from '#components/admin/model-form'
import { ServiceForm } from '#components/admin/service-form'
import { TrialList } from '#components/admin/trial-list'
import { appContext, viewerContext } from '#server/main/app-context'
import { usableModelFiles } from '#server/providers/model-file/model-files'
import { applyChoice } from '#server/providers/service/apply-choice'
import { changeService } from '#server/providers/service/change-service'
import { describeChoice } from '#server/providers/service/describe-choice'
import type { Route } from './+types/ai-service'

export const handle = { isStatic: true }

export async function loader({ context, request }: Route.LoaderArgs) {
  const runtime = context.get(appContext)
  const choice = await applyChoice(runtime)
  const files = usableModelFiles(runtime.settings)
  return {
    ...describeChoice(choice, files),
    hasFiles: files.length > 0,
    isSaved: new URL(request.url).searchParams.has('saved'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const savedBy = context.get(viewerContext)?.accountId ?? ''
  const outcome = await changeService(context.get(appContext), savedBy, await request.formData())
  if (outcome.isSaved) throw redirect('/admin/ai-reader?saved')
  return outcome
}

export function meta() {
  return [{ title: 'AI reader, Tonewise' }, { name: 'robots', content: 'noindex' }]
}

export default function AiServicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, isSet, mayChange, mayStayWithout, isSaved, hasFiles } = loaderData
  const { problem, trials, draft, typed, local } = actionData ?? {}
  return (
    <>
      <h1>AI reader</h1>
      {problem ? (
        <div className="problems stack" role="alert">
          <h2>There is a problem</h2>
          <p>{problem}</p>
        </div>
      ) : null}
      {isSaved ? (
        <p className="notice" role="status">
          Saved. New questions are answered this way within 10 seconds.
        </p>
      ) : null}
      {lines.map((line) => (
        <p key={line} className="measure">
          {line}
        </p>
      ))}
      <form method="post" className="row">
        {isSet ? (
          <button type="submit" name="intent" value="try-now" className="button quiet">
            Try it
          </button>
        ) : null}
        {mayStayWithout ? (
          <button type="submit" name="intent" value="without" className="button quiet">
            {isSet ? 'Stop using it' : 'Stay without'}
          </button>
        ) : null}
      </form>
      {trials ? <TrialList trials={trials} /> : null}
      {draft ? (
        <>
          <ModelForm draft={draft} />
          <p>
            <a href="/admin/ai-reader">Choose another service</a>
          </p>
        </>
      ) : null}
      {mayChange && !draft ? <ServiceForm typed={typed} local={local} hasFiles={hasFiles} /> : null}
    </>
  )
}

import { redirect } from 'react-router'
import { AdminTable } from '#components/admin/admin-table'
import { loadOverview, retryFailedJob } from '#server/admin/load-overview'
import { appContext } from '#server/main/app-context'
import type { Route } from './+types/overview'

export const handle = { isStatic: true }

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOverview(context.get(appContext), request.headers)
}

/** Retries a job that was given up. */
export async function action({ context, request }: Route.ActionArgs) {
  const id = String((await request.formData()).get('job') ?? '')
  const isThere = await retryFailedJob(context.get(appContext), id)
  return isThere ? redirect('/admin') : { problem: 'That job is no longer there.' }
}

export function meta() {
  return [{ title: 'Use and failures, Tonewise' }, { name: 'robots', content: 'noindex' }]
}

export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  const { warning, asksForAi, running, use, waiting, failed } = loaderData
  return (
    <>
      <h1>Use and failures</h1>
      {warning ? <p className="problem">{warning}</p> : null}
      {asksForAi ? (
        <p className="notice">
          Our library and the built-in reader answer every question.{' '}
          <a href="/admin/ai-reader">Set up an AI reader, or choose to stay without</a>
        </p>
      ) : null}
      {actionData ? (
        <p className="problem" role="alert">
          {actionData.problem}
        </p>
      ) : null}
      <AdminTable
        caption="How it runs now"
        none=""
        head={['What', 'Now']}
        rows={running.all.map(({ what, says }) => ({ key: what, cells: [what, says] }))}
      />
      <AdminTable
        caption={`This process, since ${running.since} UTC`}
        none="This process has nothing to count."
        head={['What', 'Since then']}
        rows={running.own.map(({ what, says }) => ({ key: what, cells: [what, says] }))}
      />
      <AdminTable
        caption="Calls to the AI service in the last 30 days"
        none="There were no calls."
        head={['Day', 'Demo or accounts', 'Calls', 'Dollars']}
        rows={use.map(({ day, side, calls, dollars }) => ({
          key: `${day} ${side}`,
          cells: [day, side === 'demo' ? 'Demo' : 'Accounts', String(calls), dollars],
        }))}
      />
      <AdminTable
        caption="Jobs that are waiting or have failed"
        none="No jobs are waiting or have failed."
        head={['Kind', 'Waiting', 'Failed']}
        rows={waiting.map(({ kind, waiting: count, failed: lost }) => ({
          key: kind,
          cells: [kind, String(count), String(lost)],
        }))}
      />
      <AdminTable
        caption="The latest failed jobs"
        none="No jobs have failed."
        head={['Kind', 'When', 'Attempts', 'Last error', 'Retry']}
        rows={failed.map(({ id, kind, failedAt, attempts, lastError }) => ({
          key: id,
          cells: [
            kind,
            failedAt,
            String(attempts),
            lastError,
            <form key="again" method="post">
              <input type="hidden" name="job" value={id} />
              <button type="submit" className="button quiet">
                Try {kind} again
              </button>
            </form>,
          ],
        }))}
      />
    </>
  )
}

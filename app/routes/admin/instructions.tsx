import { AdminTable } from '#components/admin/admin-table'
import { loadInstructionList } from '#server/admin/change-instructions'
import { appContext } from '#server/main/app-context'
import type { Route } from './+types/instructions'

export const handle = { isStatic: true }

export function loader({ context }: Route.LoaderArgs) {
  return loadInstructionList(context.get(appContext))
}

export function meta() {
  return [{ title: 'Instructions, Tonewise' }, { name: 'robots', content: 'noindex' }]
}

export default function Instructions({ loaderData: rows }: Route.ComponentProps) {
  return (
    <>
      <h1>Instructions</h1>
      <p className="measure">
        An AI model gets one of these texts with each question. The built-in reader does not use them. Changes
        apply from the next question.
      </p>
      <AdminTable
        caption="One text for each level and kind of text"
        none="There are none yet. They are written when the first question is asked."
        head={['For', 'Version', 'Changed', 'Text']}
        rows={rows.map(({ id, name, version, changedAt, isOriginal }) => ({
          key: id,
          cells: [
            <a key="name" href={`/admin/instructions/${id}`}>
              {name}
            </a>,
            String(version),
            changedAt,
            isOriginal ? 'As it came with Tonewise' : 'Edited',
          ],
        }))}
      />
    </>
  )
}

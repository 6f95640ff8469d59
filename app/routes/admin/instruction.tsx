import { redirect } from 'react-router'
import { InstructionPreview } from '#components/admin/instruction-preview'
import { InstructionVersions } from '#components/admin/instruction-versions'
import { limits } from '#domain/limits'
import { changeInstructions, loadInstruction } from '#server/admin/change-instructions'
import { appContext, viewerContext } from '#server/main/app-context'
import type { Route } from './+types/instruction'

export const handle = { isStatic: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await loadInstruction(context.get(appContext), params.id)
  if (!found) throw redirect('/admin/instructions')
  return found
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const savedBy = context.get(viewerContext)?.accountId ?? ''
  const change = { id: params.id, savedBy, form: await request.formData() }
  const outcome = await changeInstructions(context.get(appContext), change)
  if ('isSaved' in outcome) throw redirect(`/admin/instructions/${params.id}?saved`)
  return outcome
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Instructions: ${loaderData?.name ?? 'unknown'}, Tonewise` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Instruction({ loaderData, actionData }: Route.ComponentProps) {
  const { name, version, text, versions } = loaderData
  return (
    <>
      <h1>Instructions: {name}</h1>
      {actionData?.problem ? (
        <div className="problems stack" role="alert">
          <h2>There is a problem</h2>
          <p>{actionData.problem}</p>
        </div>
      ) : null}
      <form method="post" className="stack">
        <input type="hidden" name="version" value={actionData?.version ?? version} />
        <div className="field">
          <label htmlFor="text">Text of version {version}</label>
          <span className="hint" id="text-hint">
            At most {limits.instructions} characters. The safety part must stay word for word.
          </span>
          <textarea
            id="text"
            name="text"
            rows={24}
            maxLength={limits.instructions}
            aria-describedby="text-hint"
            defaultValue={actionData?.text ?? text}
          />
        </div>
        <div className="row">
          <button type="submit" name="intent" value="preview" className="button quiet">
            Preview
          </button>
          <button type="submit" name="intent" value="save" className="button">
            Save as a new version
          </button>
        </div>
      </form>
      {actionData?.preview ? <InstructionPreview preview={actionData.preview} /> : null}
      <InstructionVersions current={version} versions={versions} />
    </>
  )
}

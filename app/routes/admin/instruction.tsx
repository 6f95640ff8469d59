import { redirect } from 'react-router'
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

type Preview = {
  problem: string | null
  characters: number
  situations: { name: string; text: string }[]
}

/** What a model would be sent with the text now in the box. Nothing is saved. */
function InstructionPreview({ preview }: { preview: Preview }) {
  return (
    <section className="stack" aria-labelledby="preview">
      <h2 id="preview">Preview, not saved</h2>
      <p>{preview.problem ?? `This text can be saved. It has ${preview.characters} characters.`}</p>
      {preview.situations.map(({ name, text }) => (
        <details key={name} className="sheet admin-text">
          <summary>{name}</summary>
          <pre>{text}</pre>
        </details>
      ))}
    </section>
  )
}

type PromptVersion = { version: number; text: string; savedAt: string; savedBy: string }

/** Every version of this instruction. Restoring makes a new version, so nothing is lost. */
function InstructionVersions({ current, versions }: { current: number; versions: PromptVersion[] }) {
  return (
    <section className="stack" aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      {versions.length === 0 ? <p>Nobody has changed this text.</p> : null}
      <ul className="stack admin-messages">
        {versions.map(({ version, text, savedAt, savedBy }) => (
          <li key={version} className="sheet stack">
            <h3>
              Version {version}
              {version === current ? ', in use' : ''}
            </h3>
            <p>
              {savedAt}, {savedBy}
            </p>
            <details className="admin-text">
              <summary>Text of version {version}</summary>
              <pre>{text}</pre>
            </details>
            {version === current ? null : (
              <form method="post">
                <input type="hidden" name="version" value={current} />
                <input type="hidden" name="restored" value={version} />
                <button type="submit" name="intent" value="restore" className="button quiet">
                  Restore version {version}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

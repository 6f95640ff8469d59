import { limits } from '#domain/limits'
import type { Draft } from '#server/providers/service/change-service'

/** The models of a reachable service; one of them can be tried and saved. */
export function ModelForm({ draft }: { draft: Draft }) {
  const { sealed, name, isFile, models, model, warning } = draft
  return (
    <form method="post" className="stack admin-fields" autoComplete="off">
      <h2>Choose a model of {name}</h2>
      {warning ? <p className="caution measure">{warning}</p> : null}
      <input type="hidden" name="draft" value={sealed} />
      <div className="field">
        <label htmlFor="model">Model</label>
        <span className="hint" id="model-hint">
          {countWords(draft)}
        </span>
        <input
          id="model"
          name="model"
          list="models"
          required
          maxLength={limits.modelService.model}
          aria-describedby="model-hint"
          defaultValue={model || (models.length === 1 ? models[0] : '')}
        />
        <datalist id="models">
          {models.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </div>
      <p className="measure">
        {isFile
          ? `“Try it” asks the model about one poem of the library and shows its explanation with our checks. It can take minutes, at most ${limits.modelFile.times.total / 60_000}, and saves nothing.`
          : `“Try it” sends three short library texts to the service and shows its explanations with our checks. It takes up to ${limits.modelTrial / 1_000} seconds and saves nothing.`}
      </p>
      <div className="row">
        <button type="submit" name="intent" value="try" className="button quiet">
          Try it
        </button>
        <button type="submit" name="intent" value="save" className="button">
          Save
        </button>
      </div>
    </form>
  )
}

function countWords({ isFile, models }: Draft): string {
  const count = models.length === 1 ? '1 model' : `${models.length} models`
  return isFile ? `${count} on this machine.` : `The service lists ${count}. You can also type a name.`
}

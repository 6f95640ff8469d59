import { limits } from '#domain/limits'
import type { Draft } from '#server/model-service/change-service'

/** The models of a service that answered; one of them can be tried and saved. */
export function ModelForm({ draft }: { draft: Draft }) {
  const { sealed, name, models, model } = draft
  return (
    <form method="post" className="stack admin-fields" autoComplete="off">
      <h2>Choose a model of {name}</h2>
      <input type="hidden" name="draft" value={sealed} />
      <div className="field">
        <label htmlFor="model">Model</label>
        <span className="hint" id="model-hint">
          {models.length === 1 ? 'The service lists 1 model.' : `The service lists ${models.length} models.`}{' '}
          You can also type a name.
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
        “Try it” sends three short library texts to the service and shows its explanations with our checks. It
        takes up to {limits.modelTrial / 1_000} seconds and saves nothing.
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

import { type ServiceKind, serviceKinds } from '#domain/answered-by'
import { limits } from '#domain/limits'
import type { LocalService } from '#server/providers/service/change-service'

const labels: Record<ServiceKind, string> = {
  claude: 'Claude, from Anthropic',
  'openai-compatible':
    'Another service that speaks OpenAI’s protocol, such as OpenAI, Ollama, LM Studio, llama.cpp or vLLM',
  'model-file': 'A model file on this machine. No address and no key are needed.',
}

type Props = {
  typed?: { service: string; address: string; isLocal: boolean } | undefined
  /** What was found on this machine; undefined while nobody has asked. */
  local?: LocalService[] | undefined
  /** A model file was added to this machine. */
  hasFiles: boolean
}

/** The address and key of the service, and the next steps. */
export function ServiceForm({ typed, local, hasFiles }: Props) {
  const [found] = local ?? []
  const service = typed?.service ?? (found ? 'openai-compatible' : 'claude')
  return (
    <form method="post" className="stack admin-fields" autoComplete="off">
      <h2>Set up an AI service</h2>
      <fieldset className="stack">
        <legend>Service</legend>
        {serviceKinds
          .filter((kind) => kind !== 'model-file' || hasFiles)
          .map((kind) => (
            <Choice key={kind} name="service" value={kind} isChosen={service === kind}>
              {labels[kind]}
            </Choice>
          ))}
      </fieldset>
      <div className="field">
        <label htmlFor="address">Address (not for Claude)</label>
        <span className="hint" id="address-hint">
          It often ends in /v1. For example: https://api.openai.com/v1
        </span>
        <input
          id="address"
          name="address"
          type="url"
          maxLength={limits.modelService.address}
          aria-describedby="address-hint"
          defaultValue={typed?.address ?? found?.baseUrl ?? ''}
        />
      </div>
      <label className="choice">
        <input type="checkbox" name="here" value="yes" defaultChecked={typed?.isLocal ?? Boolean(found)} />
        <span>This address is on this machine (localhost)</span>
      </label>
      <div className="field">
        <label htmlFor="key">Key</label>
        <span className="hint" id="key-hint">
          A service on this machine often needs none. The key is kept encrypted and never shown again.
        </span>
        <input
          id="key"
          name="key"
          type="password"
          autoComplete="off"
          maxLength={limits.modelService.key}
          aria-describedby="key-hint"
        />
      </div>
      <div className="row">
        <button type="submit" name="intent" value="find" className="button">
          Show its models
        </button>
        <button type="submit" name="intent" value="local" className="button quiet" formNoValidate>
          Look for a service on this machine
        </button>
      </div>
      {local ? <Local found={local} /> : null}
    </form>
  )
}

type ChoiceProps = { name: string; value: string; isChosen: boolean; children: string }

function Choice({ name, value, isChosen, children }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{children}</span>
    </label>
  )
}

function Local({ found }: { found: LocalService[] }) {
  if (found.length === 0) {
    return (
      <p role="status">
        Nothing answers at the usual addresses of Ollama, LM Studio, llama.cpp and vLLM. Start the program,
        then look again.
      </p>
    )
  }
  return (
    <div role="status">
      <p>Found on this machine. The first one is filled in above.</p>
      <ul>
        {found.map(({ name, baseUrl, models }) => (
          <li key={baseUrl}>
            {name}: {baseUrl}, {models === 1 ? '1 model' : `${models} models`}
          </li>
        ))}
      </ul>
    </div>
  )
}

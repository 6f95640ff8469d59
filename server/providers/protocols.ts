import type { ServiceKind } from '#domain/answered-by'
import type { ModelService } from '../model-service.ts'
import type { RequesterKeys } from '../turns/fair-queue.ts'
import { claudeProvider } from './claude.ts'
import { modelFileRunner } from './model-file.ts'
import { openAiCompatibleProvider } from './openai-compatible.ts'
import type { Provider } from './provider.ts'

/** How a service is asked. */
type Protocol = {
  /** The provider for a service; a model file also needs the data folder and the requester. */
  provider(service: ModelService, where: { DATA_DIR: string; requester: RequesterKeys }): Provider
  /** The request for the list of its models; null where the files of this machine are the list. */
  listModels: ((service: Pick<ModelService, 'baseUrl' | 'apiKey'>) => ListRequest) | null
}

type ListRequest = { url: string; headers: Record<string, string> }

/** Every protocol that we speak. */
export const protocols: Readonly<Record<ServiceKind, Protocol>> = {
  claude: {
    provider: ({ apiKey = '', baseUrl, model, reach }) => claudeProvider({ apiKey, baseUrl, model, reach }),
    listModels: ({ baseUrl, apiKey = '' }) => ({
      url: `${baseUrl}/v1/models?limit=100`,
      headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    }),
  },
  'openai-compatible': {
    provider: ({ baseUrl, apiKey, model, reach }) =>
      openAiCompatibleProvider({ baseUrl, apiKey, model, reach }),
    listModels: ({ baseUrl, apiKey }) => ({
      url: `${baseUrl}/models`,
      headers: bearer(apiKey),
    }),
  },
  'model-file': {
    provider: ({ model }, { DATA_DIR, requester }) => modelFileRunner(DATA_DIR).providerFor(model, requester),
    listModels: null,
  },
}

function bearer(apiKey?: string): Record<string, string> {
  return apiKey ? { authorization: `Bearer ${apiKey}` } : {}
}

import { z } from 'zod'
import { serviceKinds } from '#domain/answered-by'
import { limits } from '#domain/limits'
import { recordAuditEvent } from '../../http/audit-log/record-event.ts'
import { anthropicAddress, nameService, serviceOfFile, warningOf } from '../../model-service.ts'
import type { Runtime } from '../../runtime.ts'
import { problemOfAddress } from '../check-address.ts'
import { usableModelFiles } from '../model-file/model-files.ts'
import { applyChoice, saveService } from './apply-choice.ts'
import { type Address, listModels } from './ask-service.ts'
import { seal, unseal } from './seal.ts'
import { type Trial, tryService } from './try-service.ts'

/**
 * A service that answered with its models and is not saved yet. `sealed` carries its key from one form to the next;
 * `isFile`: its models are files on this machine.
 */
export type Draft = {
  sealed: string
  name: string
  isFile: boolean
  models: string[]
  model: string
  warning: string | null
}

/** What the page says after a button. Nothing is saved but with `isSaved`. */
export type Outcome = {
  isSaved?: true
  problem?: string
  typed?: Typed
  local?: LocalService[]
  draft?: Draft
  trials?: Trial[]
}

/** What was typed, to stand in the form again; never the key. */
export type Typed = { service: string; address: string; isLocal: boolean }

const { address: longestAddress, key: longestKey, model: longestModel } = limits.modelService
const purpose = 'model service draft'
const draftLife = 3_600_000
const noModel = 'The service lists no model. Add one there first.'
const noFile = 'There is no model file on this machine. Add one first: npm run model -- add FILE.gguf'
const draftShape = z.object({
  by: z.string(),
  until: z.number(),
  models: z.array(z.string()),
  address: z.object({
    kind: z.enum(serviceKinds),
    baseUrl: z.string(),
    apiKey: z.string().optional(),
    reach: z.enum(['loopback', 'outside']),
  }),
})

type Opened = Pick<z.infer<typeof draftShape>, 'address' | 'models'>

/**
 * Does what the pressed button says: `find` a service's models, look for one on this machine (`local`), `try` the
 * chosen model, `save` it, or stay `without`. `by` is the admin's account.
 */
export async function changeService(runtime: Runtime, by: string, form: FormData): Promise<Outcome> {
  const intent = form.get('intent')
  const choice = await applyChoice(runtime)
  if (intent === 'try-now') {
    return 'service' in choice
      ? { trials: await tryService(runtime, choice.service) }
      : { problem: 'No AI service is set up.' }
  }
  if (choice.kind === 'environment')
    return { problem: 'The AI service is set in the environment of this installation. Change it there.' }
  if (intent === 'local') return { local: await findLocalServices() }
  if (intent === 'find') return findModels(runtime, by, form)
  if (intent === 'without') {
    await saveService(runtime, null, by)
    return saved(runtime, by)
  }
  return actOnDraft(runtime, by, form)
}

async function saved(runtime: Runtime, by: string): Promise<Outcome> {
  await recordAuditEvent(runtime.database.query, runtime, { kind: 'admin', accountId: by })
  return { isSaved: true }
}

async function findModels(runtime: Runtime, by: string, form: FormData): Promise<Outcome> {
  const typed: Typed = {
    service: field(form, 'service'),
    address: field(form, 'address').replace(/\/+$/, ''),
    isLocal: form.get('here') === 'yes',
  }
  const read = readAddress(typed, field(form, 'key'))
  if (typeof read === 'string') return { problem: read, typed }
  const isFile = read.kind === 'model-file'
  const list = isFile ? { models: usableModelFiles(runtime.settings) } : await listModels(read)
  if ('sentence' in list) return { problem: list.sentence, typed }
  if (list.models.length === 0) return { problem: isFile ? noFile : noModel, typed }
  const until = runtime.now().getTime() + draftLife
  const draft = { by, until, models: list.models, address: read }
  const sealed = seal(runtime.secret, purpose, JSON.stringify(draft))
  return { draft: draftOf(sealed, draft, '') }
}

/** What the page shows of a draft. */
function draftOf(sealed: string, { address, models }: Opened, model: string): Draft {
  const isFile = address.kind === 'model-file'
  const name = isFile ? 'this machine' : nameService(address)
  return { sealed, name, isFile, models, model, warning: warningOf(address) }
}

/** The address to ask, or why it can't be asked. */
function readAddress({ service, address, isLocal }: Typed, apiKey: string): Address | string {
  if (apiKey.length > longestKey) return `A key has at most ${longestKey} characters.`
  if (/[^\x21-\x7e]/.test(apiKey)) return 'A key holds no spaces and only plain letters, digits and signs.'
  if (service === 'claude') {
    return apiKey
      ? { kind: 'claude', baseUrl: anthropicAddress, apiKey, reach: 'outside' }
      : 'Type the key that Anthropic gave you.'
  }
  if (service === 'model-file') {
    const { kind, baseUrl, reach } = serviceOfFile('')
    return { kind, baseUrl, reach }
  }
  const kind = serviceKinds.find((known) => known === service)
  if (!kind) return 'Choose a service.'
  if (!address) return 'Type the address of the service.'
  if (address.length > longestAddress) return `An address has at most ${longestAddress} characters.`
  const reach = isLocal ? 'loopback' : 'outside'
  const problem = problemOfAddress(address, reach)
  return problem ?? { kind, baseUrl: address, apiKey: apiKey || undefined, reach }
}

async function actOnDraft(runtime: Runtime, by: string, form: FormData): Promise<Outcome> {
  const sealed = field(form, 'draft')
  const known = openDraft(runtime, by, sealed)
  if (!known) return { problem: 'This page was open too long. Type the service again.' }
  const { address } = known
  const model = field(form, 'model')
  const draft = draftOf(sealed, known, model)
  if (!model) return { problem: 'Choose a model.', draft }
  if (model.length > longestModel)
    return { problem: `A model’s name has at most ${longestModel} characters.`, draft }
  if (draft.isFile && !usableModelFiles(runtime.settings).includes(model))
    return { problem: `There is no model file named ${model} on this machine.`, draft }
  const service = { ...address, model }
  if (form.get('intent') === 'try') return { draft, trials: await tryService(runtime, service) }
  if (form.get('intent') !== 'save') return { problem: 'Press one of the buttons.', draft }
  await saveService(runtime, service, by)
  return saved(runtime, by)
}

function openDraft({ secret, now }: Runtime, by: string, sealed: string) {
  const text = unseal(secret, purpose, sealed)
  const { data } = draftShape.safeParse(text === null ? null : JSON.parse(text))
  return data && data.by === by && data.until > now().getTime() ? data : null
}

function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** A service that answers on this machine, and how many models it lists. */
export type LocalService = { name: string; baseUrl: string; models: number }

/** Where these programs listen when nobody chose another port. */
const usual = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
  { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
]

/** Asks the usual loopback addresses, all at once. To be called only when somebody asked for it. */
async function findLocalServices(addresses = usual): Promise<LocalService[]> {
  const found = await Promise.all(
    addresses.map(async ({ name, baseUrl }) => {
      const address = { kind: 'openai-compatible', baseUrl, reach: 'loopback' } as const
      const list = await listModels(address, limits.modelList.localTime)
      return 'models' in list ? [{ name, baseUrl, models: list.models.length }] : []
    }),
  )
  return found.flat()
}

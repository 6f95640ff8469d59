import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '#server/env'
import type { Runtime } from '#server/runtime'
import { createViewer } from '#tests/analysis-app'
import { eachDatabase, silentLog } from '#tests/database'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { createModelFolder } from '#tests/model-folder'
import { recipientsOf } from '../../library/recipients.ts'
import { createProviders } from '../create-providers.ts'
import { modelFileRunner } from '../model-file.ts'
import { applyChoice } from './apply-choice.ts'
import { changeService, type Outcome } from './change-service.ts'
import { describeChoice } from './describe-choice.ts'

const key = 'a-key-that-nobody-may-see'
let service: ModelService
beforeAll(async () => {
  service = await startModelService()
})
afterAll(() => service.close())

eachDatabase(({ database }) => {
  const clock = { now: new Date('2026-11-21T08:00:00Z') }
  beforeEach(async () => {
    service.setMode('good')
    await database().pool.query('delete from model_services')
  })

  /** A process of its own, with settings of its own. */
  function process(environment: Record<string, string> = {}, secret = 's'.repeat(43)): Runtime {
    const settings = readSettings({ NODE_ENV: 'test', ...environment })
    return { settings, secret, database: database(), log: silentLog, now: () => clock.now }
  }
  const admin = async () => (await createViewer(database())).userId
  function form(fields: Record<string, string>): FormData {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }
  const found = (more: Record<string, string> = {}) =>
    form({
      intent: 'find',
      service: 'openai-compatible',
      address: `${service.url}/v1/`,
      here: 'yes',
      key,
      ...more,
    })
  function draftOf(outcome: Outcome): string {
    if (!outcome.draft) throw new Error(JSON.stringify(outcome))
    return outcome.draft.sealed
  }
  const kindOf = async (runtime: Runtime) => (await applyChoice(runtime)).kind

  test('a service is found, tried and saved; it answers at once here and soon in other processes', async () => {
    const one = process()
    const other = process()
    const by = await admin()
    expect(await kindOf(one)).toBe('not asked')
    const outcome = await changeService(one, by, found())
    expect(outcome).toMatchObject({ draft: { models: ['stand-in-large', 'stand-in-small'] } })
    expect(JSON.stringify(outcome)).not.toContain(key)

    const chosen = { draft: draftOf(outcome), model: 'stand-in-small' }
    const tried = await changeService(one, by, form({ intent: 'try', ...chosen }))
    expect(JSON.stringify(tried)).not.toContain(key)
    expect(tried).toMatchObject({
      trials: [{ problem: null }, { problem: null }, { problem: null }],
    })
    expect(one.settings.modelService).toBeNull()
    expect(service.calls.at(-1)?.body.model).toBe('stand-in-small')
    expect(service.calls.at(-1)?.headers.authorization).toBe(`Bearer ${key}`)

    const providersFor = createProviders(one)
    const requester = { name: 'a', kind: 'account' } as unknown as Parameters<typeof providersFor>[0]
    expect(providersFor(requester).model).toBeNull()
    expect(await changeService(one, by, form({ intent: 'save', ...chosen }))).toEqual({
      isSaved: true,
    })
    const now = providersFor(requester).model
    expect(now?.provider.model).toBe('stand-in-small')
    expect(providersFor(requester).model).toBe(now)

    expect(await applyChoice(other)).toMatchObject({
      kind: 'saved',
      service: { model: 'stand-in-small' },
    })
    const same = other.settings.modelService
    await applyChoice(other)
    expect(other.settings.modelService).toBe(same)
    const { rows } = await database().pool.query('select * from model_services')
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(JSON.stringify(rows)).not.toContain('stand-in-small')

    await changeService(other, by, form({ intent: 'without' }))
    expect(await kindOf(other)).toBe('without')
    expect(await kindOf(one)).toBe('without')
    expect(providersFor(requester).model).toBeNull()
  })

  test('with another AUTH_SECRET the key is asked for again, and nothing is sent meanwhile', async () => {
    const one = process()
    const by = await admin()
    const draft = draftOf(await changeService(one, by, found()))
    await changeService(one, by, form({ intent: 'save', draft, model: 'stand-in-small' }))
    const changed = process({}, 't'.repeat(43))
    const choice = await applyChoice(changed)
    expect(choice.kind).toBe('unreadable')
    expect(changed.settings.modelService).toBeNull()
    expect(describeChoice(choice).lines.join(' ')).toContain('AUTH_SECRET has changed since')
  })

  test('a model file on this machine is chosen, tried and saved, and what stands says that no text leaves', async () => {
    const folder = createModelFolder('small.gguf')
    const one = process({ DATA_DIR: folder })
    const by = await admin()
    const file = form({ intent: 'find', service: 'model-file' })
    const outcome = await changeService(one, by, file)
    expect(outcome).toMatchObject({ draft: { isFile: true, name: 'this machine', models: ['small.gguf'] } })
    const draft = draftOf(outcome)
    const tried = await changeService(one, by, form({ intent: 'try', draft, model: 'small.gguf' }))
    expect(tried).toMatchObject({ trials: [{ problem: null, dollars: 0 }] })
    expect(await changeService(one, by, form({ intent: 'save', draft, model: 'gone.gguf' }))).toMatchObject({
      problem: 'There is no model file named gone.gguf on this machine.',
    })
    expect(await changeService(one, by, form({ intent: 'save', draft, model: 'small.gguf' }))).toEqual({
      isSaved: true,
    })
    const choice = await applyChoice(one)
    expect(describeChoice(choice, ['small.gguf']).lines.join(' ')).toContain('No text leaves it.')
    expect(describeChoice(choice, []).lines.join(' ')).toContain('not on this server any more')
    expect(recipientsOf(one.settings)).toEqual([])
    const requester = { network: 'n', owner: 'a' }
    expect(createProviders(one)(requester).model).toMatchObject({
      corrects: false,
      provider: { model: 'small.gguf' },
    })
    modelFileRunner(folder).end()
    rmSync(folder, { recursive: true })
    expect(await changeService(one, by, form({ intent: 'try-now' }))).toMatchObject({
      trials: [{ problem: 'The service could not be reached.' }],
    })
    const noFile = { problem: expect.stringContaining('There is no model file on this machine.') }
    expect(await changeService(one, by, file)).toMatchObject(noFile)
    const image = process({ DATA_DIR: createModelFolder('small.gguf'), TONEWISE_IMAGE: '1' })
    expect(await changeService(image, by, file)).toMatchObject(noFile)
  })

  test('the environment stands over what is saved, and can’t be changed here', async () => {
    const by = await admin()
    const draft = draftOf(await changeService(process(), by, found()))
    await changeService(process(), by, form({ intent: 'save', draft, model: 'stand-in-small' }))
    const set = process({ OPENAI_BASE_URL: `${service.url}/v1`, OPENAI_MODEL: 'of-the-environment' })
    expect(await applyChoice(set)).toMatchObject({ kind: 'environment' })
    expect(set.settings.modelService?.model).toBe('of-the-environment')
    expect(await changeService(set, by, form({ intent: 'without' }))).toMatchObject({
      problem: expect.stringContaining('environment'),
    })
    expect(await changeService(set, by, form({ intent: 'try-now' }))).toMatchObject({
      trials: [{ problem: null }, { problem: null }, { problem: null }],
    })
  })

  test('what was found belongs to one admin and one hour, and can’t be changed on the way', async () => {
    const one = process()
    const by = await admin()
    const draft = draftOf(await changeService(one, by, found()))
    const late = { ...one, now: () => new Date(clock.now.getTime() + 3_600_001) }
    const save = { intent: 'save', draft, model: 'stand-in-small' }
    const refused = { problem: expect.stringContaining('too long') }
    expect(await changeService(one, await admin(), form(save))).toMatchObject(refused)
    expect(await changeService(late, by, form(save))).toMatchObject(refused)
    expect(await changeService(one, by, form({ ...save, draft: 'made-up' }))).toMatchObject(refused)
    expect(await changeService(one, by, form({ ...save, model: ' ' }))).toMatchObject({
      problem: 'Choose a model.',
    })
    expect(await changeService(one, by, form({ ...save, model: 'm'.repeat(201) }))).toMatchObject({
      problem: expect.stringContaining('at most 200'),
    })
    expect(await changeService(one, by, form({ ...save, intent: 'buy' }))).toMatchObject({
      problem: 'Press one of the buttons.',
    })
    expect(await kindOf(one)).toBe('not asked')
  })

  test.each<[string, () => Record<string, string>, RegExp]>([
    ['no service', () => ({ service: '' }), /Choose a service/],
    ['Claude without a key', () => ({ service: 'claude', key: '' }), /key that Anthropic gave you/],
    ['no address', () => ({ address: '' }), /Type the address/],
    ['a long address', () => ({ address: `http://a.example/${'a'.repeat(300)}` }), /at most 300/],
    ['a long key', () => ({ key: 'k'.repeat(501) }), /at most 500/],
    ['a key with a line break', () => ({ key: 'a\nb' }), /no spaces/],
    ['this machine without the choice', () => ({ here: '' }), /on this machine/],
    ['a metadata service', () => ({ address: 'http://169.254.169.254/v1', here: '' }), /can’t be/],
    ['a port where nobody listens', () => ({ address: 'http://127.0.0.1:9/v1' }), /Nothing answers/],
  ])(
    '%s is refused in a sentence, and what was typed comes back without the key',
    async (_, more, sentence) => {
      const outcome = await changeService(process(), await admin(), found(more()))
      expect(outcome).toMatchObject({ problem: expect.stringMatching(sentence), typed: expect.anything() })
      expect(JSON.stringify(outcome)).not.toContain(key)
    },
  )

  test.each([
    ['401', /refused the key/],
    ['500', /error 500/],
    ['html-200', /not a list of models/],
    ['redirect', /another address/],
  ] as const)('a service that answers with %s is told in words', async (mode, sentence) => {
    service.setMode(mode)
    const calls = service.calls.length
    expect(await changeService(process(), await admin(), found())).toMatchObject({
      problem: expect.stringMatching(sentence),
    })
    expect(service.calls).toHaveLength(calls + 1)
  })

  test('a model that refuses, breaks off or talks nonsense is shown as it is', async () => {
    const one = process()
    const by = await admin()
    const draft = draftOf(await changeService(one, by, found()))
    service.queue('401', 'reset-half', 'good')
    const tried = await changeService(one, by, form({ intent: 'try', draft, model: 'stand-in-small' }))
    expect(tried.trials?.map(({ problem }) => problem).sort()).toEqual([
      'The answer broke off.',
      'The service refused the key.',
      null,
    ])
    const whole = tried.trials?.find(({ problem }) => problem === null)
    expect(whole?.checks.length).toBeGreaterThan(0)
  })

  test('while the database is away, the service that answers goes on', async () => {
    const one = process()
    const by = await admin()
    const draft = draftOf(await changeService(one, by, found()))
    await changeService(one, by, form({ intent: 'save', draft, model: 'stand-in-small' }))
    const away = { ...one, database: { ...one.database, query: undefined as never } }
    expect(await kindOf(away)).toBe('unknown')
    expect(one.settings.modelService?.model).toBe('stand-in-small')
  })
})

import { randomUUID } from 'node:crypto'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { Hono } from 'hono'
import type { FinalEvent, StartEvent } from '#domain/answer'
import { readingSettingsRoutes } from '#server/accounts/reading-settings-routes'
import { type Analysis, createAnalysis } from '#server/analysis/analysis'
import { analysisRoutes } from '#server/analysis/analysis-routes'
import type { Capacity } from '#server/analysis/answer-runner'
import { checkInRoutes } from '#server/conversations/check-in-routes'
import { conversationRoutes } from '#server/conversations/conversation-routes'
import { draftRoutes } from '#server/conversations/drafts/draft-routes'
import { myReadingRoutes } from '#server/conversations/my-reading-routes'
import { users } from '#server/database/account-tables'
import type { Database } from '#server/database/open-database'
import { readSettings } from '#server/env'
import type { Variables } from '#server/hono'
import { errorHandler } from '#server/http/error-handler'
import type { AppContext } from '#server/main/app-context'
import { createBreaker } from '#server/providers/breaker'
import { createBudget } from '#server/providers/budget'
import { builtInProvider } from '#server/providers/built-in'
import { claudeProvider } from '#server/providers/claude'
import type { Providers, ProvidersFor } from '#server/providers/create-providers'
import { startEnginePool } from '#server/providers/engine-pool'
import { openAiCompatibleProvider } from '#server/providers/openai-compatible'
import type { Runtime } from '#server/runtime'
import type { Viewer } from '#server/viewer'
import { silentLog } from './database.ts'

const secret = 'a-secret-of-the-tests-that-is-long-enough'
const enginesFor = startEnginePool()
const times = { connect: 5_000, timeToFirstToken: 2_000, idle: 1_000, total: 10_000 }
const call = { times, pause: () => 5 }

/** The routes of questions, history and drafts as a Hono app, with a signed-in person named by a header. */
export type AnalysisApp = {
  analysis: Analysis
  runtime: Runtime
  fetch(
    path: string,
    init?: RequestInit & { viewer?: Viewer; cookie?: string; address?: string },
  ): Promise<Response>
}

export function createAnalysisApp(
  database: Database,
  options: {
    modelUrl?: string
    protocol?: 'claude' | 'openai-compatible'
    /** The model is asked once to correct an answer that misses a rule. */
    corrects?: boolean
    settings?: Record<string, string>
    now?: () => Date
    capacity?: Partial<Capacity>
  } = {},
): AnalysisApp {
  const settings = readSettings({ NODE_ENV: 'test', ...options.settings })
  const now = options.now ?? (() => new Date())
  const runtime: Runtime = { settings, secret, database, log: silentLog, now }
  const analysis = createAnalysis(runtime, providersOf(runtime, options), options.capacity)
  const viewers = new Map<string, Viewer>()
  const app = new Hono<{ Variables: Variables }>()
  app.onError(errorHandler(silentLog))
  app.use(async (c, next) => {
    c.set('viewer', viewers.get(c.req.header('x-test-viewer') ?? '') ?? null)
    c.set('requestId', 'request')
    c.set('address', c.req.header('x-test-address') ?? '198.51.100.7')
    await next()
  })
  const context = { ...runtime, analysis } as AppContext
  app.route('/', analysisRoutes(context))
  app.route('/', conversationRoutes(context))
  app.route('/', checkInRoutes(context))
  app.route('/', myReadingRoutes(context))
  app.route('/', draftRoutes(context))
  app.route('/', readingSettingsRoutes(context))
  return {
    analysis,
    runtime,
    async fetch(path, { viewer, cookie, address, ...init } = {}) {
      const headers = new Headers(init.headers)
      if (viewer) {
        viewers.set(viewer.userId, viewer)
        headers.set('x-test-viewer', viewer.userId)
      }
      if (cookie) headers.set('cookie', cookie)
      if (address) headers.set('x-test-address', address)
      return app.request(path, { ...init, headers })
    },
  }
}

function providersOf(
  runtime: Runtime,
  options: { modelUrl?: string; protocol?: 'claude' | 'openai-compatible'; corrects?: boolean },
): ProvidersFor {
  const providersWith = (model: Providers['model']): ProvidersFor => {
    return (requester) => {
      const { write, ...engine } = enginesFor(requester)
      return { builtIn: builtInProvider(write), ...engine, model }
    }
  }
  if (!options.modelUrl) return providersWith(null)
  const provider =
    options.protocol === 'openai-compatible'
      ? openAiCompatibleProvider({ baseUrl: `${options.modelUrl}/v1`, model: 'local', call })
      : claudeProvider({ apiKey: 'key', baseUrl: options.modelUrl, model: 'claude-test', call })
  const budget = createBudget(runtime, 'claude-haiku-test')
  return providersWith({
    provider,
    budget,
    breaker: createBreaker(),
    corrects: options.corrects ?? false,
  })
}

/** A new account of the database, as a signed-in person. */
export async function createViewer(database: Database): Promise<Viewer> {
  const userId = randomUUID()
  const email = `${userId}@example.org`
  await database.query.insert(users).values({ id: userId, email, ageBand: 'adult' })
  const session = { sessionId: 'session', sharedComputer: false, createdAt: new Date() }
  return {
    userId,
    accountId: userId,
    email,
    isEmailVerified: false,
    ageBand: 'adult',
    nickname: null,
    ...session,
  }
}

export const passage = [
  'The night was cold and the old man was afraid.',
  '"Go away," she whispered, but he did not move.',
].join('\n')

type Ask = {
  viewer?: Viewer
  cookie?: string
  key?: string
  question?: string
  title?: string
  author?: string
  passage?: string
  gradeLevel?: string
  contentType?: string
  conversationId?: string
  followUp?: { answer: string; question: string }
  accept?: string
  extra?: Record<string, unknown>
  address?: string
}

/** The body of a question or a follow-up. */
export function bodyOf(ask: Ask): Record<string, unknown> {
  const question = ask.question ?? 'How does the man feel?'
  const first = {
    title: ask.title ?? 'Night',
    author: ask.author ?? '',
    question,
    passage: ask.passage ?? passage,
  }
  const { followUp } = ask
  return {
    messages: followUp
      ? [
          { role: 'user', content: first },
          { role: 'assistant', content: followUp.answer },
          { role: 'user', content: followUp.question },
        ]
      : [{ role: 'user', content: first }],
    gradeLevel: ask.gradeLevel ?? 'middle',
    contentType: ask.contentType ?? 'fiction',
    ...(ask.conversationId ? { conversationId: ask.conversationId } : {}),
    ...ask.extra,
  }
}

export function post(app: AnalysisApp, ask: Ask): Promise<Response> {
  return app.fetch(`/functions/v1/claude-proxy${ask.viewer ? '' : '-demo'}`, {
    method: 'POST',
    viewer: ask.viewer,
    cookie: ask.cookie,
    address: ask.address,
    headers: {
      'content-type': 'application/json',
      accept: ask.accept ?? 'text/event-stream',
      'idempotency-key': ask.key ?? randomUUID(),
    },
    body: JSON.stringify(bodyOf(ask)),
  })
}

export type Heard = {
  start: StartEvent
  text: string
  final?: FinalEvent
  isMoved: boolean
  /** Told that the answer is being corrected. */
  isCorrecting: boolean
  ids: number[]
  status: number
  cookie?: string
}

/** Reads a stream to its end, or until `enough` says so. */
export async function listen(
  response: Response,
  enough?: (text: string, heard: Heard) => boolean,
): Promise<Heard> {
  const heard: Heard = {
    start: { generationId: '' },
    text: '',
    isMoved: false,
    isCorrecting: false,
    ids: [],
    status: response.status,
  }
  heard.cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new Error(`no stream: ${response.status} ${await response.text()}`)
  }
  const decoder = new TextDecoder()
  const parser = createParser({ onEvent: (event) => takeEvent(heard, event) })
  for await (const chunk of response.body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    if (enough?.(heard.text, heard)) break
  }
  return heard
}

function takeEvent(heard: Heard, { event: name, data, id }: EventSourceMessage) {
  if (name === 'start') heard.start = JSON.parse(data) as StartEvent
  else if (name === 'final') heard.final = JSON.parse(data) as FinalEvent
  else if (name === 'moved') heard.isMoved = true
  else if (name === 'correcting') heard.isCorrecting = true
  else {
    heard.text += (JSON.parse(data) as { text: string }).text
    heard.ids.push(Number(id))
  }
}

/** Asks and hears the whole answer. */
export async function ask(app: AnalysisApp, question: Ask): Promise<Heard> {
  return listen(await post(app, question))
}

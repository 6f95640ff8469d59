import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '#server/accounts/passwords/hash-password'
import type { Database } from '#server/database/open-database'
import { readSettings } from '#server/env'
import { createApp } from '#server/main/app'
import type { Runtime } from '#server/runtime'
import { goodPassword } from './account-client.ts'
import { silentLog } from './database.ts'

export type Person = { id: string; email: string; cookie: string; sessionId: string }
export type WholeApp = ReturnType<typeof openWholeApp>

const home = 'http://localhost:3000'
let passwordHash: Promise<string> | undefined

/** The whole server with every middleware and page, on a test's database, and people who are signed in to it. */
export function openWholeApp(
  database: Database,
  environment: Record<string, string> = {},
  now: () => Date = () => new Date(),
) {
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'tonewise-app-')),
    ...environment,
  })
  const runtime: Runtime = { settings, secret: 's'.repeat(43), database, log: silentLog, now }
  const app = createApp(runtime, { isDevelopment: true })

  /** As a page of the product sends it: same origin, and JSON where there is a body. */
  async function send(
    method: string,
    path: string,
    options: { cookie?: string; json?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const { cookie, json, headers } = options
    return app.fetch(
      new Request(`${home}${path}`, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(cookie ? { cookie } : {}),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: json === undefined ? undefined : JSON.stringify(json),
      }),
    )
  }

  /** An account with the tests' password and a session of it. */
  async function addPerson(given: { ageBand?: 'adult' | 'teen'; at?: Date } = {}): Promise<Person> {
    const id = randomUUID()
    const email = `${id}@example.org`
    const at = given.at ?? now()
    passwordHash ??= hashPassword(goodPassword)
    await database.pool.query(
      `insert into users (id, email, age_band, created_at, updated_at) values ($1, $2, $3, $4, $4)`,
      [id, email, given.ageBand ?? 'adult', at],
    )
    await database.pool.query(
      `insert into accounts (id, account_id, provider_id, user_id, password) values ($1, $2, 'credential', $2, $3)`,
      [randomUUID(), id, await passwordHash],
    )
    return { id, email, ...(await openSession(id)) }
  }

  async function openSession(userId: string, endsIn = 86_400_000) {
    const token = randomBytes(32).toString('base64url')
    const sessionId = randomUUID()
    await database.pool.query(
      `insert into sessions (id, token, user_id, expires_at, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)`,
      [
        sessionId,
        createHash('sha256').update(token).digest('hex'),
        userId,
        new Date(now().getTime() + endsIn),
        now(),
      ],
    )
    return { sessionId, cookie: `session=${token}` }
  }

  /** A child profile of this person, made by their own call. */
  async function addChild(person: Person, nickname = 'Robin', gradeLevel = 'middle'): Promise<string> {
    const reply = await send('POST', '/api/children', {
      cookie: person.cookie,
      json: { nickname, gradeLevel, agreesAs: 'parent' },
    })
    if (reply.status !== 201) throw new Error(`no child: ${reply.status} ${await reply.text()}`)
    return ((await reply.json()) as { id: string }).id
  }

  return { app, runtime, settings, send, addPerson, openSession, addChild }
}

import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { accountRoutes } from '#server/accounts/account-routes'
import { createAccounts } from '#server/accounts/accounts'
import { linkRoutes } from '#server/accounts/links/link-routes'
import { profileRoutes } from '#server/accounts/profile-routes'
import type { Database } from '#server/database/open-database'
import { readSettings } from '#server/env'
import type { Variables } from '#server/hono'
import { errorHandler } from '#server/http/error-handler'
import { createLog } from '#server/log'
import { composeMail } from '#server/mail/compose-mail'

/** The account routes as the server mounts them, with a clock that a test can move and a log that it can read. */
export function createAccountClient(
  database: Database,
  environment: Record<string, string> = {},
  leastTime = 0,
) {
  const clock = { now: new Date('2026-03-02T09:00:00Z') }
  const logged: string[] = []
  const log = createLog((line) => logged.push(line))
  const settings = readSettings({ NODE_ENV: 'test', APP_URL: 'https://tonewise.example', ...environment })
  const runtime = { settings, secret: 's'.repeat(43), database, log, now: () => clock.now }
  const accounts = createAccounts(runtime, leastTime)
  const app = new Hono<{ Variables: Variables }>()
  app.onError(errorHandler(log))
  app.use(async (c, next) => {
    c.set('requestId', 'test')
    c.set('address', c.req.header('x-test-address') ?? '203.0.113.1')
    c.set('viewer', (await accounts.viewerOf(c.req.raw))?.viewer ?? null)
    await next()
  })
  app.route('/', accountRoutes({ ...runtime, accounts }))
  app.route('/', linkRoutes({ ...runtime, accounts }))
  app.route('/', profileRoutes(runtime))

  async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const isForm = body instanceof URLSearchParams
    return app.request(`${settings.appUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        ...headers,
      },
      body: isForm ? body.toString() : typeof body === 'string' ? body : JSON.stringify(body),
    })
  }
  function viewerOf(cookie: string, path = '/home') {
    return accounts.viewerOf(new Request(`${settings.appUrl}${path}`, { headers: { cookie } }))
  }
  function later(ms: number): void {
    clock.now = new Date(clock.now.getTime() + ms)
  }
  /** The mails to an address that wait to be sent, the oldest first. Each must be one that can be written. */
  async function mailsTo(email: string): Promise<QueuedMail[]> {
    const { rows } = await database.pool.query<{ payload: QueuedMail }>(
      "select payload from jobs where kind = 'mail' and payload->>'to' = $1 order by created_at",
      [email],
    )
    for (const { payload } of rows) {
      await composeMail(payload.template, { ...payload.values, site: settings.appUrl })
    }
    return rows.map(({ payload }) => payload)
  }
  return { clock, later, logged, settings, runtime, accounts, post, viewerOf, mailsTo }
}

type QueuedMail = { template: string; to: string; values: Record<string, string> }

/** The settings with which links go out by mail. */
export const withMail = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'tonewise@example.com' }

/** The code in the link of a mail. */
export function codeOf(mail: QueuedMail | undefined): string {
  return mail?.values.link?.split('#')[1] ?? 'no link'
}

export const goodPassword = 'four calm green kettles'

/** A person with an email and a computer that no other test has, so that no limit of one test counts in another. */
export function newPerson(client: ReturnType<typeof createAccountClient>) {
  const email = `${randomUUID()}@example.com`
  const hex = randomUUID()
  const address = `2001:db8:${hex.slice(0, 4)}:${hex.slice(9, 13)}::1`
  function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    return client.post(path, body, { 'x-test-address': address, ...headers })
  }
  return {
    email,
    post,
    signUp: (given: Record<string, unknown> = {}) =>
      post('/auth/sign-up', { email, password: goodPassword, audience: 'adult', ...given }),
    signIn: (given: Record<string, unknown> = {}, headers = {}) =>
      post('/auth/sign-in', { email, password: goodPassword, ...given }, headers),
  }
}

/** The cookies of a response as a browser would send them back, cleared ones left out. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((line) => !line.includes('Max-Age=0'))
    .map((line) => line.split(';')[0])
    .join('; ')
}

import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database'
import { openBillingApp } from '#tests/billing-app'
import { createBillingScenario } from '#tests/billing-scenario'
import { eachDatabase } from '#tests/database'
import { type PaymentService, startPaymentService } from '#tests/fakes/payment-service'

const start = new Date('2026-03-02T09:00:00Z')
const clock = { now: start }
let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService(clock)
})
afterAll(() => service.close())

const event = () => ({
  id: `evt_${randomUUID()}`,
  type: 'customer.subscription.updated',
  created: 1,
  object: { object: 'subscription', customer: 'cus_of_nobody' },
})

eachDatabase(({ database }) => {
  let shop: ReturnType<typeof createBillingScenario>
  beforeEach(() => {
    clock.now = start
    shop ??= createBillingScenario(database(), clock, service)
  })
  const hook = (body: string | Uint8Array<ArrayBuffer>, signature: string) => shop.app.hook(body, signature)
  async function known(): Promise<number> {
    return (await shop.rows('select count(*)::int as n from payment_events'))[0].n
  }

  test('2,000 changed bodies and signatures are refused, and nothing is written', async () => {
    const before = await known()
    const { body, signature } = service.sign(event())
    const bytes = Buffer.from(body)
    const statuses = new Set<number>()
    for (let time = 0; time < 1_000; time += 1) {
      const changed = new Uint8Array(bytes)
      const at = randomInt(changed.length)
      changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8))
      statuses.add((await hook(changed, signature)).status)
      statuses.add((await hook(body, mutate(signature))).status)
    }
    expect([...statuses]).toEqual([400])
    expect(await known()).toBe(before)
  })

  test('200 events that are older than 5 minutes are refused, and so is one signed with another secret', async () => {
    const at = Math.floor(clock.now.getTime() / 1_000)
    for (let age = 301; age <= 500; age += 1) {
      const { body, signature } = service.sign(event(), undefined, at - age)
      expect((await hook(body, signature)).status).toBe(400)
    }
    const forged = service.sign(event(), 'whsec_of_somebody_else')
    expect((await hook(forged.body, forged.signature)).status).toBe(400)
    const { body } = service.sign(event())
    expect((await hook(body, '')).status).toBe(400)
    expect((await hook('', service.sign(event()).signature)).status).toBe(400)
  })

  test('50 copies of an event at once have one effect', async () => {
    const viewer = await shop.app.newViewer()
    const { body } = await shop.checkout(viewer)
    service.pay(shop.sessionOf(body.url).id)
    const [created] = service.events.splice(0)
    if (!created) throw new Error('no event')
    const copies = Array.from({ length: 50 }, () => service.sign(created))
    const replies = await Promise.all(copies.map((copy) => hook(copy.body, copy.signature)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const jobs = await shop.rows('select id from jobs where key = $1', `stripe:${created.id}`)
    expect(jobs).toHaveLength(1)
    await Promise.all([shop.app.newJobs().runDue(), shop.app.newJobs().runDue()])
    expect((await shop.bill(viewer)).source).toBe('subscription')
    const mails = await shop.rows(
      "select id from jobs where kind = 'mail' and payload->>'to' = $1",
      viewer.email,
    )
    expect(mails).toHaveLength(1)
  })

  test('a body of more than 256 KB is refused before its signature is looked at', async () => {
    const large = service.sign({ ...event(), object: { object: 'x', text: 'a'.repeat(256 * 1024) } })
    expect((await hook(large.body, large.signature)).status).toBe(413)
    const fitting = service.sign({ ...event(), object: { object: 'x', text: 'a'.repeat(200 * 1024) } })
    expect((await hook(fitting.body, fitting.signature)).status).toBe(200)
  })

  test('while our database is down the answer is 503, and the same event counts later', async () => {
    const signed = service.sign(event())
    const down = new Proxy(database(), {
      get: (whole, name) =>
        name === 'query'
          ? { transaction: () => Promise.reject(new Error('the database is away')) }
          : Reflect.get(whole, name),
    }) as Database
    const away = openBillingApp(down, clock, service.settings)
    const refused = await away.hook(signed.body, signed.signature)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    const before = await known()
    expect((await hook(signed.body, signed.signature)).status).toBe(200)
    expect(await known()).toBe(before + 1)
    expect((await hook(signed.body, signed.signature)).status).toBe(200)
    expect(await known()).toBe(before + 1)
  })

  test('there is no such address where payments are not Stripe’s', async () => {
    const practice = openBillingApp(database(), clock)
    const { body, signature } = service.sign(event())
    expect((await practice.hook(body, signature)).status).toBe(404)
  })
})

/** Another signature: a changed, missing, doubled or cut character, or another name or time. */
function mutate(signature: string): string {
  const at = randomInt(signature.length)
  const other = '0123456789abcdefghij,=tv'[randomInt(24)] ?? ''
  const made = [
    `${signature.slice(0, at)}${other}${signature.slice(at + 1)}`,
    `${signature.slice(0, at)}${signature.slice(at + 1)}`,
    signature.replace('v1=', 'v0='),
    signature.replace(/t=\d+/, `t=${Math.floor(clock.now.getTime() / 1_000) - randomInt(1, 200)}`),
    signature.slice(0, at),
  ][randomInt(5)]
  return made === undefined || made === signature ? 'v1=' : made
}

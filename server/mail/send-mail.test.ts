import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '#server/env'
import type { Runtime } from '#server/runtime'
import { eachDatabase, silentLog } from '#tests/database'
import { type MailServer, startMailServer } from '#tests/fakes/mail-server'
import { jobs } from '../database/job-tables.ts'
import { startJobs } from '../jobs/run-jobs.ts'
import { composeMail } from './compose-mail.ts'
import { queueMail } from './queue-mail.ts'
import { sendQueuedMail } from './send-mail.ts'

let server: MailServer
const folder = mkdtempSync(join(tmpdir(), 'tonewise-mail-'))
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  server.mails.length = 0
  server.setMode('good')
})

const mail = { template: 'test-mail', to: 'reader@example.org', values: { to: 'reader@example.org' } }

eachDatabase(({ database }) => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  function runtimeWith(settings: Record<string, string>): Runtime {
    return {
      settings: readSettings({ NODE_ENV: 'test', DATA_DIR: folder, ...settings }),
      secret: 'a secret of the tests, long enough',
      database: database(),
      log: silentLog,
      now: () => new Date(time),
    }
  }
  function smtp() {
    return runtimeWith({ SMTP_URL: server.url, MAIL_FROM: 'hello@tonewise.example' })
  }
  function postOffice(runtime: Runtime) {
    return startJobs(runtime, { handlers: { mail: sendQueuedMail }, recurring: [] }, 3_600_000)
  }
  beforeEach(async () => {
    await database().query.delete(jobs)
  })

  test('a queued mail is sent once, as plain text and as HTML', async () => {
    const runtime = smtp()
    await queueMail(database().query, runtime, mail)
    const office = postOffice(runtime)
    expect([await office.runDue(), await office.runDue()]).toEqual([1, 0])
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toMatchObject({ from: 'hello@tonewise.example', to: ['reader@example.org'] })
    expect(server.mails[0]?.raw).toMatch(/text\/plain[\s\S]*text\/html/)
    const [row] = await database().query.select().from(jobs)
    expect(row).toMatchObject({ payload: {}, doneAt: new Date(time) })
    await office.drain()
  })

  test('a mail that the server rejects temporarily is retried, and not reported as sent', async () => {
    const runtime = smtp()
    server.setMode('full')
    await queueMail(database().query, runtime, mail)
    const office = postOffice(runtime)
    await office.runDue()
    expect((await database().query.select().from(jobs))[0]).toMatchObject({ doneAt: null, attempts: 1 })
    server.setMode('good')
    expect(await office.runDue()).toBe(0)
    time += 1_000
    expect(await office.runDue()).toBe(1)
    expect(server.mails).toHaveLength(1)
    await office.drain()
  })

  test('two mails with the same words have different message ids', async () => {
    const runtime = smtp()
    await queueMail(database().query, runtime, mail)
    await queueMail(database().query, runtime, mail)
    const office = postOffice(runtime)
    await office.runDue()
    const ids = server.mails.slice(-2).map(({ raw }) => /^Message-ID: (.+)$/m.exec(raw)?.[1])
    expect(new Set(ids).size).toBe(2)
    await office.drain()
  })

  test('a mail to a mailbox that does not exist is given up at once', async () => {
    const runtime = smtp()
    server.setMode('unknown')
    await queueMail(database().query, runtime, mail)
    const office = postOffice(runtime)
    await office.runDue()
    expect((await database().query.select().from(jobs))[0]).toMatchObject({
      doneAt: null,
      failedAt: new Date(time),
      lastError: 'the mail server refused this address',
    })
    await office.drain()
  })

  test('without a mail server a mail becomes a file that only this user can read', async () => {
    const runtime = runtimeWith({})
    await queueMail(database().query, runtime, mail)
    const office = postOffice(runtime)
    await office.runDue()
    const outbox = join(folder, 'outbox')
    const [file = ''] = readdirSync(outbox)
    expect(file).toMatch(/-test-mail-[0-9a-f]{8}\.eml$/)
    expect(readFileSync(join(outbox, file), 'utf8')).toContain('To: reader@example.org')
    rmSync(outbox, { recursive: true })
    await office.drain()
  })

  test('without any way to send mail none is queued', async () => {
    const runtime = runtimeWith({ APP_URL: 'https://read.example' })
    await queueMail(database().query, runtime, mail)
    expect(await database().query.select().from(jobs)).toEqual([])
  })
})

test('a value can not add a line to the subject or markup to the page', async () => {
  const composed = await composeMail('test-mail', {
    to: '<b>x</b>\nBcc: all@example.org',
    site: 'https://read.example',
  })
  expect(composed.html).toContain('&lt;b&gt;x&lt;/b&gt;')
  expect(composed.subject).toBe('Email from Tonewise works')
  expect(composed.text).toContain('Open Tonewise:\nhttps://read.example')
})

test('a place without a value and a name that leaves the folder are refused', async () => {
  await expect(composeMail('test-mail', {})).rejects.toThrow('no value for {to}')
  await expect(composeMail('../../package', {})).rejects.toThrow('no name of a mail')
})

test('every mail of the product can be composed', async () => {
  const names = readdirSync('content/mail').map((name) => name.replace(/\.md$/, ''))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    const text = readFileSync(join('content/mail', `${name}.md`), 'utf8')
    const values = Object.fromEntries(
      [...text.matchAll(/\{(\w+)\}/g)].map(([, placeholder = '']) => [placeholder, 'value']),
    )
    const composed = await composeMail(name, values)
    expect(composed.text, name).not.toMatch(/[{}]/)
  }
})

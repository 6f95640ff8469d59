import { beforeEach, expect, test } from 'vitest'
import { readSettings } from '#server/env'
import type { Runtime } from '#server/runtime'
import { eachDatabase, silentLog } from '#tests/database'
import { jobs } from '../database/job-tables.ts'
import { deleteEndedJobs, insertJob, listFailedJobs } from './queries.ts'
import { type JobHandler, startJobs } from './run-jobs.ts'

const rarely = 3_600_000

eachDatabase(({ database }) => {
  let time: number
  function runtime(): Runtime {
    return {
      settings: readSettings({ NODE_ENV: 'test' }),
      secret: 'a secret of the tests, long enough',
      database: database(),
      log: silentLog,
      now: () => new Date(time),
    }
  }
  function add(kind: string, payload = {}, key?: string) {
    return insertJob(database().query, { kind, payload, key, runAt: new Date(time) })
  }
  function start(handlers: Record<string, JobHandler>) {
    return startJobs(runtime(), { handlers, recurring: [] }, rarely)
  }
  beforeEach(async () => {
    time = Date.parse('2026-11-21T08:00:00Z')
    await database().query.delete(jobs)
  })

  test('several processes share the jobs, and each job is done once', async () => {
    for (let number = 0; number < 40; number += 1) await add('count', { number })
    const seen: unknown[] = []
    const processes = Array.from({ length: 4 }, () =>
      start({ count: async ({ number }) => void seen.push(number) }),
    )
    await Promise.all(processes.map((one) => one.runDue()))
    expect(seen.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 40 }, (_, n) => n))
    await Promise.all(processes.map((one) => one.drain()))
  })

  test('a failing job is retried with backoff and given up after 24 attempts', async () => {
    await add('break', { secret: 'x' })
    let attempts = 0
    const one = start({
      break: async () => {
        attempts += 1
        throw new Error('550 <ann@example.org>: no connection')
      },
    })
    const waits: number[] = []
    for (let turn = 0; turn < 30; turn += 1) {
      await one.runDue()
      const [row] = await database().query.select().from(jobs)
      if (row?.failedAt) break
      waits.push((row?.runAt.getTime() ?? 0) - time)
      time = row?.runAt.getTime() ?? time
    }
    expect(attempts).toBe(24)
    expect(waits.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000])
    expect(Math.max(...waits)).toBe(3_600_000)
    expect(await listFailedJobs(database(), 10)).toMatchObject([
      { kind: 'break', lastError: '550 <[address]>: no connection' },
    ])
    await one.drain()
  })

  test('a job of a process that died is claimed again when its lease ends', async () => {
    await add('claim')
    await database()
      .query.update(jobs)
      .set({ attempts: 1, lockedUntil: new Date(time + 60_000) })
    let done = 0
    const one = start({
      claim: async () => {
        done += 1
      },
    })
    expect(await one.runDue()).toBe(0)
    time += 60_001
    expect(await one.runDue()).toBe(1)
    expect(done).toBe(1)
    await one.drain()
  })

  test('a second job with the same key is not inserted, even after the first one is done', async () => {
    await add('event', {}, 'event:1')
    let done = 0
    const one = start({
      event: async () => {
        done += 1
      },
    })
    await one.runDue()
    await add('event', {}, 'event:1')
    await one.runDue()
    expect(done).toBe(1)
    await deleteEndedJobs(database(), new Date(time + 1))
    expect(await database().query.select().from(jobs)).toEqual([])
    await one.drain()
  })

  test('a daily job runs once a day, whichever process starts it', async () => {
    let done = 0
    const daily = {
      handlers: {
        daily: async () => {
          done += 1
        },
      },
      recurring: [{ kind: 'daily', every: 86_400_000 }],
    }
    const processes = [startJobs(runtime(), daily, rarely), startJobs(runtime(), daily, rarely)]
    for (const one of processes) await one.runDue()
    time += 3_600_000
    for (const one of processes) await one.runDue()
    expect(done).toBe(1)
    time += 86_400_000
    for (const one of processes) await one.runDue()
    expect(done).toBe(2)
    await Promise.all(processes.map((one) => one.drain()))
  })

  test('a job of an unknown kind is left for a version that knows it', async () => {
    await add('from-the-future')
    const one = start({})
    expect(await one.runDue()).toBe(0)
    expect(await database().query.select().from(jobs)).toHaveLength(1)
    await one.drain()
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#server/env'
import { eachDatabase, silentLog } from '#tests/database'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { tryService } from './try-service.ts'

let service: ModelService
beforeAll(async () => {
  service = await startModelService()
})
afterAll(() => service.close())

eachDatabase(({ database }) => {
  test('a trial counts against the day’s budget, and is not made past it', async () => {
    const tried = async (budget: string) => {
      const runtime = {
        settings: readSettings({ NODE_ENV: 'test', AI_DAILY_BUDGET_USD: budget }),
        secret: 's'.repeat(43),
        database: database(),
        log: silentLog,
        now: () => new Date('2026-11-21T08:00:00Z'),
      }
      const calls = service.calls.length
      const trials = await tryService(runtime, {
        kind: 'openai-compatible',
        baseUrl: `${service.url}/v1`,
        model: 'stand-in-small',
        reach: 'loopback',
      })
      return { problems: trials.map(({ problem }) => problem), asked: service.calls.length - calls }
    }
    expect(await tried('5')).toEqual({ problems: [null, null, null], asked: 3 })
    const { rows } = await database().pool.query('select * from model_use')
    expect(rows).toMatchObject([{ side: 'account', calls: 3 }])
    const used = 'AI_DAILY_BUDGET_USD is used up for today. Nothing was sent.'
    expect(await tried('0')).toEqual({ problems: [used, used, used], asked: 0 })
  })
})

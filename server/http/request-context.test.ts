import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readSettings } from '#server/env'
import type { Variables } from '#server/hono'
import { createLog } from '#server/log'
import type { Runtime } from '#server/runtime'
import { createRequesters } from '../turns/requester.ts'
import { setRequestContext } from './request-context.ts'

const header = { 'x-forwarded-for': '198.51.100.1' }

/** A route that says which address counts, and what the log got beside the requests. */
function openFrame(environment: Record<string, string>) {
  const lines: string[] = []
  const settings = readSettings({ NODE_ENV: 'test', ...environment })
  const log = createLog((line) => lines.push(line))
  const app = new Hono<{ Variables: Variables }>()
  const database = { requesters: createRequesters() }
  app.use(setRequestContext({ settings, log, database } as Runtime, { enter: () => () => {} }))
  app.get('/', (c) => c.text(c.get('address')))
  const warnings = () => lines.filter((line) => line.includes('"event":"unknown_proxy"'))
  const addressOf = async (headers = {}) => (await app.request('/', { headers })).text()
  return { addressOf, warnings }
}

test('a proxy missing from the settings is logged once, and its header is not trusted', async () => {
  const { addressOf, warnings } = openFrame({ APP_URL: 'https://tonewise.example' })
  expect(await addressOf()).toBe('unknown')
  expect(warnings()).toEqual([])
  expect(await addressOf(header)).toBe('proxy unknown')
  expect(await addressOf({ 'x-forwarded-for': '203.0.113.50' })).toBe('proxy unknown')
  expect(warnings()).toHaveLength(1)
  expect(warnings()[0]).toContain('Set TRUSTED_PROXIES to the number of proxies')
})

test('with TRUSTED_PROXIES set, or on this machine alone, nothing is logged', async () => {
  const named = openFrame({ APP_URL: 'https://tonewise.example', TRUSTED_PROXIES: '1' })
  expect(await named.addressOf(header)).toBe('198.51.100.1')
  const local = openFrame({})
  expect(await local.addressOf(header)).toBe('unknown')
  expect([...named.warnings(), ...local.warnings()]).toEqual([])
})

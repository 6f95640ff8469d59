import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from './env.ts'
import { readSecret } from './secret.ts'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tonewise-secret-'))
  folder = join(parent, 'data')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

function read(environment: Record<string, string> = {}) {
  return readSecret(readSettings({ DATA_DIR: folder, ...environment }))
}

test('a secret is made once, with 256 bits, and kept for its owner only', async () => {
  const secret = await read()
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await read()).toBe(secret)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('AUTH_SECRET wins, and nothing is written then', async () => {
  expect(await read({ AUTH_SECRET: 'a'.repeat(32) })).toBe('a'.repeat(32))
  expect(() => statSync(folder)).toThrow()
})

test('starts at the same time agree on one secret', async () => {
  const secrets = await Promise.all([read(), read(), read()])
  expect(new Set(secrets).size).toBe(1)
})

test('a damaged secret stops the start instead of ending every session silently', async () => {
  await read()
  writeFileSync(join(folder, 'secret'), 'half')
  await expect(read()).rejects.toThrow(/is damaged/)
})

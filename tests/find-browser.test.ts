import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { findBrowser } from './find-browser.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
const other = join(folder, 'chromium')
writeFileSync(other, '', { mode: 0o755 })

afterEach(() => void vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a browser that happens to be on PATH or among temporary files is not taken for the pinned one', async () => {
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', folder + delimiter + process.env.PATH)
  vi.stubEnv('TMPDIR', folder)
  const isPacked = process.platform === 'linux' && process.arch === 'x64'
  const pinned = isPacked
    ? join(root, 'node_modules', '.cache', 'chromium', 'chromium')
    : chromium.executablePath()
  expect(await findBrowser()).toBe(pinned)
  expect(process.env.TMPDIR).toBe(folder)
})

test('CHROMIUM_PATH names another', async () => {
  vi.stubEnv('CHROMIUM_PATH', other)
  expect(await findBrowser()).toBe(other)
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'none'))
  await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH names no file')
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { engines, findEngine } from '../../scripts/browsers/engines.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonewise-engines-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('says of each engine which of its programs is missing, and where both are', () => {
  writeFileSync(join(folder, 'firefox-esr'), '')
  writeFileSync(join(folder, 'safaridriver'), '')
  const found = Object.fromEntries(engines.map((engine) => [engine.name, findEngine(engine, [folder])]))
  expect(found).toMatchObject({
    WebKit: { missing: ['WebKitWebDriver', 'MiniBrowser'] },
    Firefox: { missing: ['geckodriver'] },
    Safari: { driver: join(folder, 'safaridriver') },
  })
})

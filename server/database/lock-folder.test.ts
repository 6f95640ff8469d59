import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonewise-lock-'))
  file = join(folder, 'database.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder has one holder until it is released', async () => {
  const unlock = await lockFolder(folder)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(lockFolder(folder, 150)).rejects.toThrow(
    /^Another Tonewise process is using the data folder .+\.$/,
  )
  unlock()
  expect(existsSync(file)).toBe(false)
})

test('of two simultaneous attempts exactly one gets the lock', async () => {
  const both = await Promise.allSettled([lockFolder(folder, 150), lockFolder(folder, 150)])
  expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
})

/** As the lock writes it; without /proc the number alone. */
function lockOwnerOf(pid: number | undefined) {
  const stat = `/proc/${pid}/stat`
  const boot = '/proc/sys/kernel/random/boot_id'
  return {
    pid,
    boot: existsSync(boot) ? readFileSync(boot, 'utf8').trim() : '',
    started: existsSync(stat) ? readFileSync(stat, 'utf8').split(') ')[1]?.split(' ')[19] : '',
  }
}

test('the lock is acquired when its holder exits within the wait', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.on("data", () => process.exit())'])
  await once(child, 'spawn')
  writeFileSync(file, JSON.stringify(lockOwnerOf(child.pid)))
  const taking = lockFolder(folder)
  expect(readFileSync(file, 'utf8')).toContain(String(child.pid))
  child.stdin.write('end')
  const unlock = await taking
  expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid},`)
  unlock()
})

test.each([
  ['of a process that ended', (lockOwner: object) => JSON.stringify({ ...lockOwner, pid: 2 ** 22 - 1 })],
  [
    'of another process with the same number',
    (lockOwner: object) => JSON.stringify({ ...lockOwner, started: '1' }),
  ],
  [
    'from before the machine was started',
    (lockOwner: object) => JSON.stringify({ ...lockOwner, boot: 'another' }),
  ],
  ['that is damaged', () => 'half a'],
])('a lock %s is taken over', async (_name, change) => {
  const first = await lockFolder(folder)
  const held = readFileSync(file, 'utf8')
  first()
  writeFileSync(file, change(JSON.parse(held)))
  utimesSync(file, new Date('2026-01-01'), new Date('2026-01-01'))
  const unlock = await lockFolder(folder)
  expect(readFileSync(file, 'utf8')).toBe(held)
  unlock()
})

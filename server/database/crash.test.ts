import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type DatabaseLocation, embeddedLocation, silentLog } from '#tests/database'
import { openDatabase } from './open-database.ts'

let location: DatabaseLocation
const children: ChildProcess[] = []

beforeAll(async () => {
  location = await embeddedLocation()
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => location.remove())

function startWriter(round: number): ChildProcess {
  const child = spawn(process.execPath, ['tests/fakes/write-rows.ts', String(round)], {
    env: { ...process.env, DATA_DIR: location.settings.DATA_DIR, DATABASE_URL: '' },
  })
  children.push(child)
  return child
}

/** Lets a writer work until `rows` are acknowledged, then kills it. Returns how many it had acknowledged by then. */
async function killAfter(round: number, rows: number): Promise<number> {
  const child = startWriter(round)
  let acknowledged = 0
  if (!child.stdout) throw new Error('The writer has no output.')
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'open') continue
    acknowledged = Number(line) + 1
    if (acknowledged >= rows) child.kill('SIGKILL')
  }
  return acknowledged
}

test('a killed process loses nothing that was acknowledged, and its lock is taken over', async () => {
  const acknowledged: number[] = []
  for (const [round, rows] of [1, 7, 40, 150].entries()) acknowledged.push(await killAfter(round, rows))
  const database = await openDatabase(location.settings, silentLog)
  try {
    for (const [round, count] of acknowledged.entries()) {
      const { rows } = await database.pool.query(
        'select count from counters where key like $1 order by count',
        [`round ${round} %`],
      )
      expect(count).toBeGreaterThan(0)
      // One more may be there: written, but killed before it could say so. None may be missing or written twice.
      expect(rows.map((row) => row.count)).toEqual(rows.map((_, index) => index))
      expect([count, count + 1]).toContain(rows.length)
    }
  } finally {
    await database.close()
  }
}, 120_000)

test('a second process on the same folder stops with one sentence and harms nothing', async () => {
  const database = await openDatabase(location.settings, silentLog)
  try {
    const second = startWriter(99)
    let said = ''
    second.stderr?.on('data', (data) => {
      said += data
    })
    expect(await once(second, 'close')).toEqual([1, null])
    expect(said).toMatch(
      /^Another Tonewise process is using the data folder .+\. Stop it, or set another DATA_DIR\.$/,
    )
    await expect(database.ping()).resolves.toBeUndefined()
  } finally {
    await database.close()
  }
})

test('the cluster and its socket are for their owner only', async () => {
  const database = await openDatabase(location.settings, silentLog)
  const modes = ['database', 'socket'].map(
    (name) => statSync(join(location.settings.DATA_DIR, name)).mode & 0o777,
  )
  await database.close()
  expect(modes).toEqual([0o700, 0o700])
})

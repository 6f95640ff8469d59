import { expect, test } from '@playwright/test'
import { findPostgres } from '../postgres.ts'
import { addAccounts } from '../soak/accounts.ts'
import { checkLedger } from '../soak/check-ledger.ts'
import { startSoakEnvironment } from '../soak/environment.ts'
import { startLoad } from '../soak/load.ts'
import { phases, runPhases } from '../soak/phases.ts'

/** A short `npm run soak`: what a process or a database that goes away may never do. How fast it is, is not asked here. */
test('under load, with kill -9, a rolling restart and the database away, nothing is lost or doubled', async () => {
  test.skip(
    findPostgres() === null,
    'There is no PostgreSQL on this machine, which two processes would share.',
  )
  test.setTimeout(420_000)
  const environment = await startSoakEnvironment({
    webs: 2,
    workers: 0,
    bouncer: false,
    proxies: [],
    isDurable: false,
  })
  try {
    const load = startLoad(environment.bases, await addAccounts(environment.pool, 12))
    const { kills, rolling, away } = phases
    const list = [
      { ...kills, lasts: 15 },
      { ...rolling, lasts: 0 },
      { ...away, lasts: 6 },
    ]
    await runPhases(environment, load, list, 1.5)
    load.enter('', 0)
    const { asked } = await load.end()
    for (const { name, faults } of await checkLedger(environment.pool, asked))
      expect(faults, name).toEqual([])
    for (const { name } of list) {
      const ofPhase = asked.filter(({ phase, end }) => phase === name && end === 'whole')
      expect(ofPhase.length, `whole answers: ${name}`).toBeGreaterThan(0)
    }
    // With a process left, whoever was told that the answer has begun hears its end.
    const lost = asked.filter(
      ({ isAccepted, phase, end }) => isAccepted && phase !== away.name && end === 'lost',
    )
    expect(lost).toEqual([])
  } finally {
    await environment.remove()
  }
})

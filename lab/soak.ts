// Runs Tonewise as a district would, under load and with everything taken away in turn. With other options it looks for
// the capacity, or opens the histories of many accounts: docs/capacity.md names the commands.
import { addAccounts, signIn } from '../tests/soak/accounts.ts'
import { checkLedger } from '../tests/soak/check-ledger.ts'
import { type SoakEnvironment, startSoakEnvironment } from '../tests/soak/environment.ts'
import { startLoad } from '../tests/soak/load.ts'
import { runPhases } from '../tests/soak/phases.ts'
import { fillHistory, measureHistory } from './soak/history.ts'
import { type Options, readOptions } from './soak/options.ts'
import { checkPhases, printChecks, printLoad, printPhases } from './soak/report.ts'

const options = readOptions(process.argv.slice(2))
const environment = await startSoakEnvironment(options)
try {
  const isRight =
    options.histories > 0 ? await openHistories(environment, options) : await soak(environment, options)
  if (!isRight) process.exitCode = 1
} finally {
  await environment.remove()
}

async function soak(
  environment: SoakEnvironment,
  { rate, accountsThatAsk, ...options }: Options,
): Promise<boolean> {
  const { bases, pool, bouncer } = environment
  const phases = options.phases.filter(({ needsBouncer }) => bouncer || !needsBouncer)
  const load = startLoad(bases, await addAccounts(pool, accountsThatAsk))
  const used = await runPhases(environment, load, phases, rate)
  load.enter('', 0)
  const { asked, opened } = await load.end()
  printPhases(phases, used, { asked, opened })
  printLoad()
  return printChecks([...(await checkLedger(pool, asked)), ...checkPhases(phases, asked, opened)])
}

async function openHistories({ bases, pool }: SoakEnvironment, { histories }: Options): Promise<boolean> {
  const begun = performance.now()
  await fillHistory(pool, histories)
  const size = await pool.query('select pg_size_pretty(pg_database_size(current_database())) as size')
  const seconds = Math.round((performance.now() - begun) / 1_000)
  console.log(
    `${histories} accounts with 20 conversations each: ${size.rows[0].size}, filled in ${seconds} s`,
  )
  const { rows } = await pool.query<{ id: string }>(
    `select id from users where id like 'kept-%' order by md5(id) limit 1000`,
  )
  const students = await signIn(
    pool,
    rows.map(({ id }) => id),
  )
  return measureHistory(bases, students)
}

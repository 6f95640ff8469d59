// Runs Tonewise as a district would, under load and with everything taken away in turn:
// npm run soak [-- --minutes 20 --rate 2 --webs 2 --workers 1 --proxy nginx,haproxy --no-bouncer --kills 60 ...]
import { addAccounts } from './soak/accounts.ts'
import { checkBooks } from './soak/check-books.ts'
import { startLoad } from './soak/load.ts'
import { readOptions } from './soak/options.ts'
import { runPhases } from './soak/phases.ts'
import { startPlace } from './soak/place.ts'
import { checkPhases, printChecks, printPhases } from './soak/report.ts'

const options = readOptions(process.argv.slice(2))
const place = await startPlace(options)
try {
  const accounts = await addAccounts(place.pool, options.accountsThatAsk)
  const load = startLoad(place.bases, accounts)
  await runPhases(place, load, options.phases, options.rate)
  load.enter('', 0)
  const { asked, opened } = await load.end()
  printPhases(options.phases, asked, opened)
  const checks = [...(await checkBooks(place.pool, asked)), ...checkPhases(options.phases, asked, opened)]
  if (!printChecks(checks)) process.exitCode = 1
} finally {
  await place.remove()
}

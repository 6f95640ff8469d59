import { openDatabase } from '#server/database/open-database'
import { readSettings } from '#server/env'
import { createLog } from '#server/log'

// A process of its own for the tests: opens the database of its environment and writes counters one after another,
// each number printed only when the database has acknowledged it, until the process is ended.
const round = process.argv[2] ?? '0'
const database = await openDatabase(
  readSettings(process.env),
  createLog(() => {}),
).catch((error: Error) => {
  process.stderr.write(error.message)
  process.exit(1)
})
process.stdout.write('open\n')
for (let row = 0; ; row += 1) {
  await database.pool.query("insert into counters values ($1, $2, now() + interval '1 hour')", [
    `round ${round} row ${row}`,
    row,
  ])
  process.stdout.write(`${row}\n`)
}

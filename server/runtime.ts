import type { Database } from './database/open-database.ts'
import type { Settings } from './env.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/process-metrics.ts'

/** What the process opened: made once by main.ts and handed to every part. `now` is the only clock. */
export type Runtime = {
  settings: Settings
  secret: string
  database: Database
  log: Log
  now: () => Date
  /** What the log is counted into; absent where nothing reads it. */
  metrics?: Metrics
}

import type { Database } from './database/open-database.ts'
import type { Settings } from './env.ts'
import type { Log, LogEntry } from './log.ts'

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

/** The figures of one process, in the form that Prometheus reads (text format 0.0.4), counted since its start. */
export type Metrics = {
  /** Takes what the log gets: each line counts once. */
  observe(entry: LogEntry): void
  /** Everything as text. What the database knows is asked for now; without an answer those figures are absent. */
  read(runtime: Pick<Runtime, 'database' | 'now'>): Promise<string>
  /** The few that the admin page says in words. */
  sum(): Promise<ProcessFigures>
}

/** Counted since the process began, all readers together. */
export type ProcessFigures = {
  firstWords: { all: number; withinOneSecond: number }
  requests: { all: number; failed: number }
  errors: { event: string; count: number }[]
  modelFailures: number
}

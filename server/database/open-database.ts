import net from 'node:net'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg, { type Pool, type PoolClient } from 'pg'
import { limits } from '#domain/limits'
import type { Requesters } from '../turns/requester.ts'
import * as accountTables from './account-tables.ts'
import * as adminTables from './admin-tables.ts'
import * as billingTables from './billing-tables.ts'
import { damaged, isOfDamage } from './cluster-folder.ts'
import { type DatabaseLog, openEmbedded } from './embedded.ts'
import * as familyTables from './family-tables.ts'
import * as jobTables from './job-tables.ts'
import * as letterTables from './letter-tables.ts'
import { migrateDatabase } from './migrate-database.ts'
import * as tables from './tables.ts'
import { takeTurns } from './take-turns.ts'
import { startVacuuming } from './vacuum.ts'

/** A statement runs on the database or inside a transaction. */
export type Connection = Pick<Database['query'], 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export type Database = {
  kind: 'embedded' | 'postgres'
  query: NodePgDatabase<typeof schema>
  pool: pg.Pool
  /** Says whose request runs, for the fair order of its statements. */
  requesters: Requesters
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>
  /** Ends connections, the embedded engine and its lock. May be called twice. */
  close(): Promise<void>
}

/** Settings that choose and place the database. */
export type DatabaseSettings = { DATABASE_URL?: string | undefined; DATA_DIR: string }

/** How to reach a server that is running, and what to do when it is no longer needed. */
type Engine = { kind: Database['kind']; connection: pg.PoolConfig; stop(): Promise<void> }

/**
 * Opens PostgreSQL at DATABASE_URL, or the embedded engine in DATA_DIR, with every migration applied.
 * Throws an Error with one plain sentence when the folder is in use, the disk is full or no server answers.
 */
export async function openDatabase(settings: DatabaseSettings, log: DatabaseLog): Promise<Database> {
  const engine = settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL)
    : await openEmbedded(settings.DATA_DIR, log)
  try {
    await migrateDatabase(engine.connection)
  } catch (error) {
    await engine.stop()
    const isDamaged = engine.kind === 'embedded' && isOfDamage(error)
    throw isDamaged ? damaged(resolve(settings.DATA_DIR), error) : error
  }
  return connect(engine, log)
}

/** Gives up sooner on a server that does not answer than the pool gives up on a turn. */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: limits.database.connect })
  }
}

/** At most 10 connections. */
function openPostgres(connectionString: string): Engine {
  const connection = {
    connectionString,
    application_name: 'tonewise',
    max: 10,
    connectionTimeoutMillis: limits.database.turn,
    Client,
    // Only where nobody hears the request to cancel: see limit-statements.
    query_timeout: limits.database.statement + 2_000,
  }
  return { kind: 'postgres', connection, stop: async () => {} }
}

function connect(engine: Engine, log: DatabaseLog): Database {
  const pool = new pg.Pool(engine.connection)
  const requesters = takeTurns(pool, limits.database.turn)
  if (engine.kind === 'postgres') limitStatements(pool, limits.database.statement)
  pool.on('error', (error) => log.error('database connection lost', error))
  const endVacuuming = engine.kind === 'embedded' ? startVacuuming(pool, log) : () => {}
  const query = drizzle(pool, { schema })
  let closing: Promise<void> | undefined
  return {
    kind: engine.kind,
    query,
    pool,
    requesters,
    ping: async () => void (await query.execute(sql`select 1`)),
    close: () => {
      endVacuuming()
      closing ??= pool.end().finally(() => engine.stop())
      return closing
    },
  }
}

/** Every table of the product, as Drizzle wants them. */
const schema = {
  ...accountTables,
  ...adminTables,
  ...billingTables,
  ...familyTables,
  ...jobTables,
  ...letterTables,
  ...tables,
}

/** What the driver knows of a connection and its types leave out. */
type Connected = {
  host: string
  port: number
  processID: number | null
  secretKey: number | null
  query(...given: unknown[]): unknown
}

/**
 * Cancels each statement that takes longer than `time` milliseconds: it fails with code 57014. Not by a parameter of
 * the connection, which PgBouncer refuses, and not by `set`, which stays with a connection that others use next.
 */
function limitStatements(pool: Pool, time: number): void {
  pool.on('connect', (client: PoolClient) => {
    const connected = client as unknown as Connected
    const send = connected.query.bind(client)
    connected.query = (...given) => {
      const late = setTimeout(() => cancelStatement(connected), time)
      const callback = given.at(-1)
      if (typeof callback === 'function') {
        return send(...given.slice(0, -1), (...results: unknown[]) => {
          clearTimeout(late)
          callback(...results)
        })
      }
      const sent = send(...given)
      if (sent instanceof Promise) return sent.finally(() => clearTimeout(late))
      clearTimeout(late)
      return sent
    }
  })
}

const cancelCode = 80_877_102
const deliveryTime = 2_000

/** A message on a connection of its own (PostgreSQL's manual, "Canceling Requests in Progress"); nothing is answered. */
function cancelStatement({ host, port, processID, secretKey }: Connected): void {
  if (processID === null || secretKey === null) return
  const message = Buffer.alloc(16)
  for (const [at, value] of [16, cancelCode, processID, secretKey].entries())
    message.writeInt32BE(value, at * 4)
  const socket = host.startsWith('/') ? net.connect(join(host, `.s.PGSQL.${port}`)) : net.connect(port, host)
  // Where it can't be delivered the driver itself gives up a little later.
  socket.on('error', () => {})
  socket.setTimeout(deliveryTime, () => socket.destroy())
  // The server closes it when it has done so; closed by us, PgBouncer would forget the request.
  socket.write(message)
}

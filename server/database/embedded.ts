import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import { limits } from '#domain/limits'
import { damaged, prepareCluster } from './cluster-folder.ts'
import type { ClusterLocation } from './embedded-worker.ts'
import { lockFolder } from './lock-folder.ts'

const megabyte = 1024 * 1024
/** A new cluster; and, for one that is there, a new segment of the write-ahead log (16 MB), which recovery may need. */
const needed = { first: 48, later: 20 }
const port = 5432
/** The kernel's limit for a socket's path is 104 bytes on macOS, 108 on Linux. */
const longestSocketPath = 100
/** A first start on a slow computer takes 10 s; a stop, with its last checkpoint, far less than 5. */
const longestStart = 60_000
const longestStop = 5_000

/** Where the database logs its restarts. */
export type DatabaseLog = { info(event: string): void; error(event: string, error: unknown): void }

type Embedded = { kind: 'embedded'; connection: PoolConfig; stop(): Promise<void> }

/**
 * Starts PostgreSQL compiled to WebAssembly in a worker thread, so that a slow query does not stop the server,
 * behind a socket that only this user can open. One process a folder.
 */
export async function openEmbedded(dataDir: string, log: DatabaseLog): Promise<Embedded> {
  const home = resolve(dataDir)
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(home)
  try {
    const { folder, isNew, done } = prepareCluster(home)
    refuseFullDisk(home, isNew ? needed.first : needed.later)
    const sockets = socketFolder(home)
    const engine = await startSupervised({ folder, socket: socketPath(sockets), port: 0 }, home, log)
    done()
    return {
      kind: 'embedded',
      connection: connectionTo(sockets, engine.address),
      stop: () => engine.stop().finally(unlock),
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * One connection: the engine has a single session, in which more would only wait for each other. The engine
 * has no timer to stop a statement: the driver gives up instead.
 */
function connectionTo(sockets: string, address: string): PoolConfig {
  const [host, tcpPort] = process.platform === 'win32' ? address.split(':') : [sockets, port]
  return {
    host,
    port: Number(tcpPort),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: limits.database.turn,
    query_timeout: limits.database.turn,
  }
}

function privateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  return folder
}

function socketFolder(home: string): string {
  const folder = join(home, 'socket')
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) > longestSocketPath) {
    return mkdtempSync(join(tmpdir(), 'tonewise-'))
  }
  rmSync(folder, { recursive: true, force: true })
  return privateFolder(folder)
}

/** Where `pg` looks for a socket when its host is a folder. Windows has none: 127.0.0.1 with a random port there. */
function socketPath(sockets: string): string | null {
  return process.platform === 'win32' ? null : join(sockets, `.s.PGSQL.${port}`)
}

/** On a full disk the engine aborts without a message, so free space is checked first. */
function refuseFullDisk(home: string, megabytes: number): void {
  const { bavail, bsize } = statfsSync(home)
  if (bavail * bsize >= megabytes * megabyte) return
  throw new Error(
    `The disk of the data folder ${home} is full: ${megabytes} MB are needed. Free some space, then start again.`,
  )
}

type Engine = { address: string; stop(): Promise<void> }

/** Starts the worker, and restarts it after a crash: the engine's recovery restores what was committed. */
async function startSupervised(location: ClusterLocation, home: string, log: DatabaseLog): Promise<Engine> {
  let stopping = false
  let { worker, address } = await startWorker(location).catch((cause: unknown) => {
    throw damaged(home, cause)
  })
  // Connections know this address: after a restart it must be the same.
  const again = { ...location, port: Number(address.split(':').pop()) || 0 }
  function watch(): void {
    worker.once('exit', (code) => {
      if (stopping) return
      log.error('embedded database stopped', new Error(`exit code ${code}`))
      setTimeout(restart, 1_000).unref()
    })
  }
  async function restart(): Promise<void> {
    if (stopping) return
    try {
      refuseFullDisk(home, needed.later)
      ;({ worker, address } = await startWorker(again))
      log.info('embedded database started again')
      watch()
    } catch (error) {
      log.error('embedded database does not start', error)
      setTimeout(restart, 5_000).unref()
    }
  }
  watch()
  return {
    address,
    stop: async () => {
      stopping = true
      await stopWorker(worker)
    },
  }
}

async function startWorker(location: ClusterLocation): Promise<{ worker: Worker; address: string }> {
  if (location.socket) rmSync(location.socket, { force: true })
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: location,
    execArgv: [],
  })
  const tooLong = setTimeout(() => worker.terminate(), longestStart)
  try {
    const address = await new Promise<string>((done, fail) => {
      worker.once('message', done)
      worker.once('error', fail)
      worker.once('exit', () => fail(new Error('The embedded database did not start.')))
    })
    return { worker, address }
  } finally {
    clearTimeout(tooLong)
  }
}

async function stopWorker(worker: Worker): Promise<void> {
  const ended = new Promise<void>((done) => worker.once('exit', () => done()))
  const tooLong = setTimeout(() => worker.terminate(), longestStop)
  worker.postMessage('close')
  await ended
  clearTimeout(tooLong)
}

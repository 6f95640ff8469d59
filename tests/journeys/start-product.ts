import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryEnvironment, memoryOptions } from '../../scripts/memory-settings.js'
import { copyPreparedCluster } from '../prepared-cluster.ts'

export type Product = {
  url: string
  dataDir: string
  /** Id of the process that serves now. */
  pid(): number | undefined
  /** Everything the process has printed so far. */
  output(): string
  /** Ends the process as a deploy would, or without any warning. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  /** Starts it again on the same address and the same data. */
  restart(): Promise<void>
  /** Stops it and deletes its data. */
  remove(): Promise<void>
}

/**
 * Starts the built product as `npm start` does, on a free port with a data folder of its own. An empty database lies
 * in the folder already, unless this is to be a first start, which makes it. `folder`: where the product lies.
 * `isDevelopment`: as `npm run dev` starts it, from the sources.
 */
export async function startProduct(
  environment: Record<string, string> = {},
  { isFirstStart = false, folder = process.cwd(), isDevelopment = false } = {},
): Promise<Product> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'tonewise-'))
  if (!isFirstStart && !environment.DATABASE_URL) await copyPreparedCluster(dataDir)
  let printed = ''
  let child = await launch()

  async function launch(): Promise<ChildProcess> {
    const { AUTH_SECRET: _, DATABASE_URL: __, ...inherited } = process.env
    const mode = isDevelopment ? ['--dev'] : []
    const started = spawn(process.execPath, [...memoryOptions, 'server/main/main.ts', ...mode], {
      cwd: folder,
      env: {
        ...memoryEnvironment,
        ...inherited,
        NODE_ENV: isDevelopment ? 'development' : 'production',
        ...environment,
        PORT: String(port),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const collect = (piece: Buffer) => {
      printed += piece.toString()
    }
    started.stdout.on('data', collect)
    started.stderr.on('data', collect)
    await untilReady(started, `http://localhost:${port}/readyz`, () => printed)
    return started
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
    child.kill(signal)
    return ended
  }

  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: () => child.pid,
    output: () => printed,
    stop,
    async restart() {
      child = await launch()
    },
    async remove() {
      await stop('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(child: ChildProcess, address: string, printed: () => string): Promise<void> {
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed()}`)))
  })
  const ready = (async () => {
    for (;;) {
      const reply = await fetch(address).catch(() => null)
      if (reply?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  await Promise.race([ready, ended])
}

/**
 * A port below those that the system gives to connections, on which nobody listens: it is still free when the product
 * takes it, and when it takes it again after a stop.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { waitFor } from './postgres.ts'

const port = 6432

/** The program of PgBouncer; null when this machine has none. */
export function findPgBouncer(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((program) => existsSync(program)) ?? null
}

export type PgBouncer = {
  url: string
  /** Ends it at once, with every connection, and starts it again at the same place. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in transaction mode before the database of a `postgres://` address, with the settings of
 * `settingsFile` (an ini file of its own section), or with its defaults otherwise.
 */
export async function startPgBouncer(
  program: string,
  databaseUrl: string,
  settingsFile?: string,
): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'tonewise-pgbouncer-'))
  chmodSync(folder, 0o777)
  const far = new URL(databaseUrl)
  const target = [
    `host=${far.searchParams.get('host') ?? far.hostname}`,
    `port=${far.port || 5432}`,
    `user=${far.username}`,
    ...(far.password ? [`password=${decodeURIComponent(far.password)}`] : []),
  ]
  const given = settingsFile ? readFileSync(settingsFile, 'utf8').split('\n[pgbouncer]\n')[1] : undefined
  const settings = join(folder, 'pgbouncer.ini')
  // What is said last counts: the place is this one's own.
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = ${target.join(' ')}`,
      '[pgbouncer]',
      given ?? 'pool_mode = transaction',
      'auth_type = any',
      'auth_file =',
      'listen_addr =',
      `unix_socket_dir = ${folder}`,
      `listen_port = ${port}`,
    ].join('\n'),
  )
  let running = await launch()

  async function launch() {
    // It refuses to run as root, as PostgreSQL does.
    const as = userInfo().uid === 0 ? ['-u', 'postgres'] : []
    const child = spawn(program, [...as, settings], { stdio: 'ignore' })
    const ended = once(child, 'exit')
    waitFor(join(folder, `.s.PGSQL.${port}`))
    return { child, ended }
  }
  async function end() {
    running.child.kill('SIGTERM')
    await running.ended
  }
  const near = new URL(databaseUrl)
  near.host = `localhost:${port}`
  near.searchParams.set('host', folder)
  return {
    url: near.href,
    async restart() {
      await end()
      running = await launch()
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

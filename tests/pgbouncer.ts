import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { waitFor } from './postgres.ts'

const port = 6432

/** The program of PgBouncer; null when this machine has none. */
export function findPgBouncer(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((program) => existsSync(program)) ?? null
}

export type PgBouncer = { url: string; stop(): Promise<void> }

/** Starts PgBouncer in transaction mode, with its defaults otherwise, before the database of a `postgres://` address. */
export async function startPgBouncer(program: string, databaseUrl: string): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'tonewise-pgbouncer-'))
  chmodSync(folder, 0o777)
  const far = new URL(databaseUrl)
  const target = [
    `host=${far.searchParams.get('host') ?? far.hostname}`,
    `port=${far.port || 5432}`,
    `user=${far.username}`,
    ...(far.password ? [`password=${decodeURIComponent(far.password)}`] : []),
  ]
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = ${target.join(' ')}`,
      '[pgbouncer]',
      'pool_mode = transaction',
      'auth_type = any',
      `unix_socket_dir = ${folder}`,
      `listen_port = ${port}`,
    ].join('\n'),
  )
  // It refuses to run as root, as PostgreSQL does.
  const as = userInfo().uid === 0 ? ['-u', 'postgres'] : []
  const child = spawn(program, [...as, settings], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  waitFor(join(folder, `.s.PGSQL.${port}`))
  const near = new URL(databaseUrl)
  near.host = `localhost:${port}`
  near.searchParams.set('host', folder)
  return {
    url: near.href,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

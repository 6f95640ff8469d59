import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'

/** Folder of PostgreSQL's own programs, the newest first; null when this machine has none that can be run. */
export function findPostgres(): string | null {
  if (isRoot() && !hasOwner()) return null
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  const complete = folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((program) => folder && existsSync(join(folder, program))),
  )
  return complete ?? null
}

/** Makes the folder of a cluster that is not started yet: `startCluster` does it when a test first needs it. */
export function clusterFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tonewise-postgres-'))
  chmodSync(folder, 0o755)
  return folder
}

/**
 * Starts a cluster in the folder, once however many ask. Returns the address of its own first database. Unless it is
 * to be `isDurable`, it does not wait for its disk: the cluster is thrown away.
 */
export function startCluster(folder: string, { isDurable = false } = {}): string {
  const programs = findPostgres()
  if (!programs) throw new Error('There is no PostgreSQL on this machine.')
  const sockets = join(folder, 'sockets')
  if (firstTo(join(folder, 'starting'))) {
    mkdirSync(sockets)
    if (isRoot()) run('chown', ['postgres', sockets, folder])
    const data = join(folder, 'data')
    runAsOwner(join(programs, 'initdb'), ['-D', data, '-U', 'tonewise', '-A', 'trust', '-N', '-E', 'UTF8'])
    appendFileSync(
      join(data, 'postgresql.conf'),
      // Only its socket is opened, no port.
      `listen_addresses = ''\nunix_socket_directories = '${sockets}'\nfsync = ${isDurable ? 'on' : 'off'}\nmax_connections = 200\n`,
    )
    startServer(folder)
    mkdirSync(join(folder, 'started'))
  }
  waitFor(join(folder, 'started'))
  return `postgres://tonewise@localhost/postgres?host=${encodeURIComponent(sockets)}`
}

/** Starts the server of a cluster that was made before, and waits until it answers. */
export function startServer(folder: string): void {
  const wait = ['-D', join(folder, 'data'), '-w', '-l', join(folder, 'log'), 'start']
  runAsOwner(join(String(findPostgres()), 'pg_ctl'), wait)
}

/** Ends the server as a crash does: connections break and nothing is written any more. Its data stay. */
export function breakServer(folder: string): void {
  runAsOwner(join(String(findPostgres()), 'pg_ctl'), ['-D', join(folder, 'data'), '-m', 'immediate', 'stop'])
}

/** Stops the cluster if it was started, and removes its folder. */
export function stopCluster(folder: string): void {
  if (findPostgres() && existsSync(join(folder, 'data', 'postmaster.pid'))) breakServer(folder)
  rmSync(folder, { recursive: true, force: true })
}

/** True for the one caller, of all processes, that made the folder. */
export function firstTo(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/** Blocks until another process has made the file; throws after a minute. */
export function waitFor(file: string): void {
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (let turn = 0; turn < 1_200; turn += 1) {
    if (existsSync(file)) return
    Atomics.wait(clock, 0, 0, 50)
  }
  throw new Error(`${file} did not appear within a minute.`)
}

/** PostgreSQL refuses to run as root: its own system user does it then. */
function runAsOwner(program: string, parameters: string[]): void {
  if (!isRoot()) {
    run(program, parameters)
    return
  }
  // Quoted for the shell that su starts; unlike runuser, every system has su.
  const command = [program, ...parameters].map((part) => `'${part.replaceAll("'", "'\\''")}'`).join(' ')
  run('su', ['postgres', '-s', '/bin/sh', '-c', command])
}

function hasOwner(): boolean {
  return existsSync('/etc/passwd') && /^postgres:/m.test(readFileSync('/etc/passwd', 'utf8'))
}

function isRoot(): boolean {
  return userInfo().uid === 0
}

function run(program: string, parameters: string[]): void {
  const done = spawnSync(program, parameters, {
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`${program}: ${done.error?.message ?? done.stderr}`)
}

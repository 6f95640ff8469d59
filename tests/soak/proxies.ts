import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type ProxyName = 'nginx' | 'haproxy'
export type RunningProxy = { name: ProxyName; url: string; stop(): Promise<void> }

/** The program of a proxy; null when this machine has none. */
export function findProxy(name: ProxyName): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((program) => existsSync(program)) ?? null
}

/**
 * Starts a proxy before the processes at these addresses, on a port of this machine, with the file in docs/proxies as
 * it stands there: only addresses, ports and the certificate are other ones.
 */
export async function startProxy(
  name: ProxyName,
  program: string,
  port: number,
  upstreams: string[],
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `tonewise-${name}-`))
  const given = readFileSync(resolve('docs/proxies', name === 'nginx' ? 'nginx.conf' : 'haproxy.cfg'), 'utf8')
  const hosts = upstreams.map((url) => `127.0.0.1:${new URL(url).port}`)
  const file = join(folder, 'settings')
  writeFileSync(file, name === 'nginx' ? ofNginx(given, folder, port, hosts) : ofHaproxy(given, port, hosts))
  const parameters =
    name === 'nginx' ? ['-p', folder, '-c', file, '-e', join(folder, 'errors')] : ['-db', '-q', '-f', file]
  const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(child, name, url)
  return {
    name,
    url,
    async stop() {
      const ended = child.exitCode === null ? once(child, 'exit') : null
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ofNginx(given: string, folder: string, port: number, hosts: string[]): string {
  const own = repeated(given, /^ {2}server 127\.0\.0\.1:.*;$/gm, (line) =>
    hosts.map((host) => line.replace(/127\.0\.0\.1:\d+/, host)),
  )
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_certificate.*$/gm, '')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  )
  return [
    'daemon off;',
    `pid ${join(folder, 'pid')};`,
    'events { worker_connections 4096; }',
    `http { access_log off; ${paths.join(' ')}`,
    own,
    '}',
  ].join('\n')
}

function ofHaproxy(given: string, port: number, hosts: string[]): string {
  return repeated(given, /^ {2}server \S+ 127\.0\.0\.1:.*$/gm, (line) =>
    hosts.map((host, at) =>
      line.replace(/server (?:first|second)(\S*) 127\.0\.0\.1:\d+/, `server process-${at}$1 ${host}`),
    ),
  ).replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`)
}

/** Puts as many lines as there are processes in the place of the two that stand in the file. */
function repeated(text: string, lines: RegExp, make: (line: string) => string[]): string {
  let count = 0
  return text.replace(lines, (line) => (count++ % 2 === 0 ? make(line).join('\n') : ''))
}

async function untilItAnswers(child: ChildProcess, name: string, url: string): Promise<void> {
  const end = performance.now() + 10_000
  while (performance.now() < end && child.exitCode === null) {
    const reply = await fetch(`${url}/readyz`).catch(() => null)
    if (reply?.ok) return
    await pause(50)
  }
  child.kill('SIGTERM')
  throw new Error(`${name} does not lead to the product with its file in docs/proxies.`)
}

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { RunConfig } from './layout.ts'

export type Container = {
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>
  output(): string
  /** Sends a signal to the first process inside; nothing when it has ended. */
  signal(name: 'SIGTERM' | 'SIGKILL'): void
  /** What the kernel says of the first process inside. */
  inspect(): Inspection
}

type Inspection = {
  user: number
  group: number
  groups: string
  capabilities: string
  isRootReadOnly: boolean
}

type ContainerOptions = { root: string; data: string; config: RunConfig; environment: Record<string, string> }

/** Mounts as a container host does, then runs what it is given. */
const mountAll = `set -e
mount --bind "$ROOT" "$ROOT"
mount --bind "$DATA" "$ROOT/data"
mount -t tmpfs -o mode=1777,nosuid,nodev,noexec tmpfs "$ROOT/tmp"
mount --rbind /dev "$ROOT/dev"
mount -t proc proc "$ROOT/proc"
mount -o remount,bind,ro "$ROOT"
cd /
exec "$@"`

/**
 * Runs the command of an image on the unpacked `root`, read-only, with `data` as its volume, as the image's user and
 * in namespaces of its own for processes and mounts. The network is the machine's. Needs root, util-linux and a shell
 * on this machine; nothing of them is seen inside.
 */
export function startContainer({ root, data, config, environment }: ContainerOptions): Container {
  const [user, group] = config.User.split(':')
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const command = [
    ...['unshare', '--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', mountAll, 'sh'],
    ...['env', '--ignore-environment', ...config.Env, ...settings],
    ...['/usr/bin/setpriv', '--no-new-privs', '--clear-groups'],
    ...['/usr/bin/unshare', `--root=${root}`, `--wd=${config.WorkingDir}`],
    ...[`--setgid=${group}`, `--setuid=${user}`, '--', ...config.Cmd],
  ]
  let printed = ''
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: { PATH: process.env.PATH, ROOT: root, DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      printed += piece.toString()
    })
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })

  function firstInside(): number | undefined {
    if (child.exitCode !== null || child.signalCode !== null) return undefined
    const inside = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()
    return inside === '' ? undefined : Number(inside.split(' ')[0])
  }

  return {
    ended,
    output: () => printed,
    signal(name) {
      const pid = firstInside()
      if (pid !== undefined) process.kill(pid, name)
    },
    inspect: () => inspectProcess(firstInside()),
  }
}

function inspectProcess(pid: number | undefined): Inspection {
  if (pid === undefined) throw new Error('The container has ended.')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(status)?.[1]?.trim() ?? ''
  const mounts = readFileSync(`/proc/${pid}/mounts`, 'utf8').split('\n')
  const [, , , options = ''] =
    mounts.map((line) => line.split(' ')).find(([, mountPoint]) => mountPoint === '/') ?? []
  return {
    user: Number(field('Uid').split(/\s+/)[1]),
    group: Number(field('Gid').split(/\s+/)[1]),
    groups: field('Groups'),
    capabilities: field('CapPrm') + field('CapEff'),
    isRootReadOnly: options.split(',').includes('ro'),
  }
}

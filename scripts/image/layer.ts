import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** A layer of an image: `bytes` is a compressed tar, `diffId` the digest of that tar before it was compressed. */
export type Layer = { bytes: Buffer; diffId: string; history: string }

/** Whose files a layer holds: user and group have one number. */
export type Owner = 0 | 10001

/**
 * Packs a folder. The same files make the same bytes on every machine: names in order, one owner, a fixed time, and
 * rights that do not depend on the checkout. Needs GNU tar; throws with its message when it fails.
 */
export function packLayer(folder: string, history: string, owner: Owner = 0): Layer {
  const options = [
    '--create',
    '--format=gnu',
    '--sort=name',
    '--mtime=@0',
    '--numeric-owner',
    `--owner=${owner}`,
    `--group=${owner}`,
    '--mode=u+rwX,go+rX,go-w',
  ]
  const { status, stdout, stderr } = spawnSync('tar', [...options, '-C', folder, '.'], {
    maxBuffer: 2 ** 30,
  })
  if (status !== 0) throw new Error(`tar failed for the layer "${history}": ${stderr}`)
  return { bytes: gzipSync(stdout, { level: 9 }), diffId: digestOf(stdout), history }
}

/** The digest by which an image names a blob. */
export function digestOf(bytes: Buffer | string): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

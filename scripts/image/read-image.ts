import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { digestOf } from './layer.ts'
import { blobPath, type ImageConfig } from './layout.ts'

type Blob = { digest: string; size: number }

/**
 * Unpacks the image in the layout `folder` into the folder `root`, layer on layer, and returns its configuration.
 * Throws when a blob has not the digest or the size that names it.
 */
export function unpackImage(folder: string, root: string): ImageConfig {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { manifests: [Blob] }
  const manifest = readJson<{ config: Blob; layers: Blob[] }>(folder, index.manifests[0])
  const config = readJson<ImageConfig>(folder, manifest.config)
  mkdirSync(root, { recursive: true })
  for (const [index, blob] of manifest.layers.entries()) {
    const tar = gunzipSync(readBlob(folder, blob))
    const expected = config.rootfs.diff_ids[index]
    if (digestOf(tar) !== expected) throw new Error(`Layer ${index + 1} is not ${expected}.`)
    execFileSync('tar', ['--extract', '--preserve-permissions', '--numeric-owner', '-C', root], {
      input: tar,
    })
  }
  return config
}

function readJson<Content>(folder: string, blob: Blob): Content {
  return JSON.parse(readBlob(folder, blob).toString('utf8')) as Content
}

function readBlob(folder: string, blob: Blob): Buffer {
  const bytes = readFileSync(join(folder, blobPath(blob)))
  if (bytes.length !== blob.size || digestOf(bytes) !== blob.digest) {
    throw new Error(`The blob ${blob.digest} holds other bytes than its name says.`)
  }
  return bytes
}

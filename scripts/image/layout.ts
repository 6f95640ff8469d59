import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, type Layer } from './layer.ts'

/** How a container of the image runs, in the names of the OCI image specification; Healthcheck is Docker's addition. */
export type RunConfig = {
  User: string
  Env: string[]
  Cmd: string[]
  WorkingDir: string
  Volumes: Record<string, object>
  ExposedPorts: Record<string, object>
  StopSignal: string
  Labels: Record<string, string>
  /** Times in nanoseconds. */
  Healthcheck: { Test: string[]; Interval: number; Timeout: number; StartPeriod: number; Retries: number }
}

/** The configuration blob of an image. */
export type ImageConfig = {
  created: string
  architecture: string
  os: string
  config: RunConfig
  rootfs: { type: 'layers'; diff_ids: string[] }
  history: { created: string; created_by: string }[]
}

type Image = { name: string; architecture: 'amd64' | 'arm64'; config: RunConfig; layers: Layer[] }
type Descriptor = { mediaType: string; digest: string; size: number }

/** The same image has the same digest whenever it is made. */
const created = '1970-01-01T00:00:00Z'

const types = {
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  config: 'application/vnd.oci.image.config.v1+json',
  layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
}

/**
 * Writes an image into an empty folder as an OCI image layout 1.0 (opencontainers/image-spec, image-layout.md), with
 * the manifest.json beside it that `docker load` reads. `name` is repository:tag. Returns the digest of the manifest.
 */
export function writeLayout(folder: string, { name, architecture, config, layers }: Image): string {
  mkdirSync(join(folder, 'blobs', 'sha256'), { recursive: true })
  const layerBlobs = layers.map(({ bytes }) => writeBlob(folder, types.layer, bytes))
  const configBlob = writeBlob(folder, types.config, {
    created,
    architecture,
    os: 'linux',
    config,
    rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
    history: layers.map(({ history }) => ({ created, created_by: history })),
  } satisfies ImageConfig)
  const manifest = writeBlob(folder, types.manifest, {
    schemaVersion: 2,
    mediaType: types.manifest,
    config: configBlob,
    layers: layerBlobs,
  })
  const annotations = {
    'org.opencontainers.image.ref.name': name.slice(name.indexOf(':') + 1),
    'io.containerd.image.name': `docker.io/library/${name}`,
  }
  writeJson(folder, 'oci-layout', { imageLayoutVersion: '1.0.0' })
  writeJson(folder, 'index.json', {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.index.v1+json',
    manifests: [{ ...manifest, platform: { architecture, os: 'linux' }, annotations }],
  })
  writeJson(folder, 'manifest.json', [
    { Config: blobPath(configBlob), RepoTags: [name], Layers: layerBlobs.map(blobPath) },
  ])
  return manifest.digest
}

/** Where a layout keeps a blob. */
export function blobPath({ digest }: { digest: string }): string {
  return `blobs/${digest.replace(':', '/')}`
}

function writeBlob(folder: string, mediaType: string, content: Buffer | object): Descriptor {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
  const digest = digestOf(bytes)
  writeFileSync(join(folder, blobPath({ digest })), bytes)
  return { mediaType, digest, size: bytes.length }
}

function writeJson(folder: string, name: string, content: object): void {
  writeFileSync(join(folder, name), JSON.stringify(content))
}

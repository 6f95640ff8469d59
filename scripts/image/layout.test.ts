import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packLayer } from './layer.ts'
import { writeLayout } from './layout.ts'
import { unpackImage } from './read-image.ts'
import { runConfig } from './run-config.ts'

const deep = join(...Array.from({ length: 12 }, (_, n) => `a-folder-with-a-long-name-${n}`), 'file.txt')

let home: string
let layout: string
let digest: string
/** A folder whose files have the same names and words each time; time and rights are those of one checkout or another. */
function source(word: string, isOtherCheckout = false): string {
  const folder = mkdtempSync(join(home, 'source-'))
  mkdirSync(join(folder, deep, '..'), { recursive: true })
  for (const name of ['b.txt', deep, 'run']) writeFileSync(join(folder, name), word)
  chmodSync(join(folder, 'run'), isOtherCheckout ? 0o700 : 0o775)
  chmodSync(join(folder, 'b.txt'), isOtherCheckout ? 0o600 : 0o664)
  utimesSync(join(folder, 'b.txt'), isOtherCheckout ? 1e9 : 5e8, 5)
  return folder
}

function writeImage(folder: string, layers: ReturnType<typeof packLayer>[]): string {
  return writeLayout(folder, {
    name: 'tonewise:0.1.0',
    architecture: 'amd64',
    config: runConfig('0.1.0'),
    layers,
  })
}

function read(path: string) {
  return JSON.parse(readFileSync(join(layout, path), 'utf8'))
}

const isGnu = execFileSync('tar', ['--version'], { encoding: 'utf8' }).includes('GNU tar')
if (!isGnu) process.stderr.write('Image layers: not tested, tar is not GNU tar on this machine.\n')

describe.skipIf(!isGnu)('an image layout', () => {
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'tonewise-layout-test-'))
    layout = join(home, 'layout')
    digest = writeImage(layout, [
      packLayer(source('first'), 'one'),
      packLayer(source('second'), 'two', 10001),
    ])
  })
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  test('has the three files of the specification, each leading to the next', () => {
    expect(read('oci-layout')).toEqual({ imageLayoutVersion: '1.0.0' })
    const index = read('index.json')
    expect(index).toMatchObject({
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.index.v1+json',
      manifests: [
        {
          mediaType: 'application/vnd.oci.image.manifest.v1+json',
          digest,
          platform: { architecture: 'amd64', os: 'linux' },
          annotations: { 'org.opencontainers.image.ref.name': '0.1.0' },
        },
      ],
    })
    const manifest = read(`blobs/${digest.replace(':', '/')}`)
    expect(manifest.layers.map((layer: { mediaType: string }) => layer.mediaType)).toEqual(
      Array(2).fill('application/vnd.oci.image.layer.v1.tar+gzip'),
    )
    expect(read(`blobs/${manifest.config.digest.replace(':', '/')}`)).toMatchObject({
      architecture: 'amd64',
      os: 'linux',
      config: { User: '10001:10001', WorkingDir: '/app', Volumes: { '/data': {} } },
      rootfs: {
        type: 'layers',
        diff_ids: [expect.stringMatching(/^sha256:/), expect.stringMatching(/^sha256:/)],
      },
      history: [{ created_by: 'one' }, { created_by: 'two' }],
    })
  })

  test('has the file that docker load reads, which names blobs that are there', () => {
    const [image] = read('manifest.json')
    expect(image.RepoTags).toEqual(['tonewise:0.1.0'])
    for (const path of [image.Config, ...image.Layers])
      expect(statSync(join(layout, path)).size).toBeGreaterThan(100)
    expect(image.Layers).toHaveLength(2)
  })

  test('unpacks into the files of its layers, the later one over the earlier one', () => {
    const root = join(home, 'root')
    const config = unpackImage(layout, root)
    expect(config.config.Cmd.at(-1)).toBe('server/main/main.ts')
    expect(readFileSync(join(root, deep), 'utf8')).toBe('second')
    expect(statSync(join(root, 'run')).mode & 0o777).toBe(0o755)
    expect(statSync(join(root, 'b.txt')).mode & 0o777).toBe(0o644)
    expect(statSync(join(root, 'b.txt')).mtimeMs).toBe(0)
  })

  test('has the same digest when it is made again from files of another time and with other rights', () => {
    const again = [packLayer(source('first', true), 'one'), packLayer(source('second', true), 'two', 10001)]
    expect(writeImage(join(home, 'again'), again)).toBe(digest)
    expect(writeImage(join(home, 'other'), again.slice(1))).not.toBe(digest)
  })

  test('is refused when a blob was changed', () => {
    const damaged = join(home, 'damaged')
    execFileSync('cp', ['-r', layout, damaged])
    const [{ Layers }] = read('manifest.json')
    const path = join(damaged, Layers[0])
    const bytes = readFileSync(path)
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    writeFileSync(path, bytes)
    expect(() => unpackImage(damaged, join(home, 'nowhere'))).toThrow('holds other bytes than its name says')
  })

  test('a layer belongs to one owner, by number', () => {
    const { bytes } = packLayer(source('third'), 'three', 10001)
    const list = execFileSync('tar', ['--list', '--verbose', '--numeric-owner'], { input: gunzipSync(bytes) })
    const owners = list
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/)[1])
    expect(new Set(owners)).toEqual(new Set(['10001/10001']))
  })

  test('a folder that is not there is said', () => {
    expect(() => packLayer(join(home, 'missing'), 'nothing')).toThrow('tar failed for the layer "nothing"')
  })
})

// Makes the container image without a daemon: npm run image. Starts it and asks it: npm run image -- check.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBaseSystem } from './image/base-system.ts'
import { checkImage } from './image/check-image.ts'
import { type Layer, type Owner, packLayer } from './image/layer.ts'
import { writeLayout } from './image/layout.ts'
import { copyPackages, copyProduct } from './image/product-tree.ts'
import { productOwner, runConfig } from './image/run-config.ts'

const architectures = { x64: 'amd64', arm64: 'arm64' } as const
const file = join('build', 'image', 'tonewise.tar')

function makeImage(): void {
  if (process.platform !== 'linux' || !(process.arch in architectures)) {
    throw new Error('The image is made on Linux, on x64 for x64 and on arm64 for arm64.')
  }
  const arch = process.arch as keyof typeof architectures
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const layers = [
    layerOf('Debian', makeBaseSystem),
    layerOf('Node', (root) => copyNode(root, arch)),
    layerOf('packages of npm', (root) => copyPackages(join(root, 'app'))),
    layerOf('Tonewise', (root) => copyProduct(join(root, 'app'))),
    layerOf('folders of the product', makeWritableFolders, productOwner),
  ]
  const folder = mkdtempSync(join(tmpdir(), 'tonewise-layout-'))
  try {
    const image = { name: `tonewise:${version}`, architecture: architectures[arch], layers }
    const digest = writeLayout(folder, { ...image, config: runConfig(version) })
    mkdirSync(join(file, '..'), { recursive: true })
    execFileSync('tar', ['--create', '--sort=name', '--mtime=@0', '--file', file, '-C', folder, '.'])
    console.log(`${file}: ${megabytes(statSync(file).size)}, tonewise:${version}, ${digest}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function layerOf(name: string, fill: (root: string) => unknown, owner: Owner = 0): Layer {
  const root = mkdtempSync(join(tmpdir(), 'tonewise-layer-'))
  try {
    const made = fill(root)
    const layer = packLayer(root, Array.isArray(made) ? `${name}: ${made.join(', ')}` : name, owner)
    console.log(`${megabytes(layer.bytes.length)}  ${layer.history}`)
    return layer
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function copyNode(root: string, arch: string): void {
  const bin = join(root, 'usr', 'local', 'bin')
  const from = join('node_modules', `node-linux-${arch}`)
  mkdirSync(bin, { recursive: true })
  copyFileSync(join(from, 'bin', 'node'), join(bin, 'node'))
  const licenses = join(root, 'usr', 'local', 'share', 'doc', 'node')
  mkdirSync(licenses, { recursive: true })
  copyFileSync(join(from, 'LICENSE'), join(licenses, 'LICENSE'))
}

/** A read-only container gets a volume and a file system in memory in their places. */
function makeWritableFolders(root: string): void {
  for (const name of ['data', 'tmp']) mkdirSync(join(root, name))
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

try {
  const [act, ...more] = process.argv.slice(2)
  if (act === undefined) makeImage()
  else if (act === 'check' && more.length === 0) await checkImage(file)
  else throw new Error('Use: npm run image, then npm run image -- check')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

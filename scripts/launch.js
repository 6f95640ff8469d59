// Runs a TypeScript file of ours with the Node that the project pins, whatever Node the shell has.
// Plain JavaScript on purpose: an older Node must be able to read it and say what is missing.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoryEnvironment, memoryOptions } from './memory-settings.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function version(node) {
  if (node === process.execPath) return process.versions.node
  const printed = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return printed.status === 0 ? printed.stdout.trim().slice(1) : '0.0.0'
}

function isRecentEnough(node) {
  const [major = 0, minor = 0] = version(node).split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 7)
}

const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const node = [process.execPath, pinned].find((path) => existsSync(path) && isRecentEnough(path))

if (!node) {
  process.stderr.write(
    `Tonewise needs Node 24.7 or newer; this is ${process.versions.node}. "npm ci" brings it along on Linux, macOS and Windows.\n` +
      'If it did not, run "npm ci" again without --omit=optional, or install Node 24.7 or newer from nodejs.org.\n',
  )
  process.exit(1)
}

const isServer = process.argv[2] === 'server/main/main.ts'
const child = spawn(node, [...(isServer ? memoryOptions : []), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: isServer ? { ...memoryEnvironment, ...process.env } : process.env,
  cwd: root,
  shell: node.endsWith('.cmd'),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

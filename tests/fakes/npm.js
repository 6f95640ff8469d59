// In the place of npm: `npm ci` in a folder puts the stand-in of the library there, or fails as npm does.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

if (process.env.FAKE_NPM === 'offline') {
  process.stderr.write('npm error code EAI_AGAIN\nnpm error request to the registry failed\n')
  process.exit(1)
}
const dist = join('node_modules', 'node-llama-cpp', 'dist')
mkdirSync(dist, { recursive: true })
writeFileSync(join(dist, '..', 'package.json'), '{"type":"module"}')
copyFileSync(join(import.meta.dirname, 'node-llama-cpp.js'), join(dist, 'index.js'))
writeFileSync(join('node_modules', '.package-lock.json'), '{}')

// Builds unless the last build was made from the sources as they are, and compresses the files that browsers load.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { compiledFile, compileReadings, readCompiled } from '#server/library/texts/compiled-readings'
import { readingsFolder } from '#server/library/texts/load-readings'
import { filesBelow, hashSources } from './source-hash.ts'

/** Holds the hash of the sources that the build was made from. */
const builtFrom = join('build', 'built-from')

// Taken before the build, so that a change during it leads to another one.
const hash = hashSources('.')
if (!existsSync(builtFrom) || readFileSync(builtFrom, 'utf8') !== hash) build()
else if (!readCompiled(readingsFolder, compiledFile)) compileReadings(readingsFolder, compiledFile)

function build() {
  process.stdout.write('Building, once after each change of the sources ...\n')
  // A build that is interrupted counts as none.
  rmSync(builtFrom, { force: true })
  // Prerendering goes through a preview server that was seen to miss its first connection: one more try.
  if (!reactRouterBuild() && !reactRouterBuild()) {
    process.stderr.write('The build failed; the lines above say why.\n')
    process.exit(1)
  }
  compress(join('build', 'client'))
  compileReadings(readingsFolder, compiledFile)
  writeFileSync(builtFrom, hash)
}

function reactRouterBuild(): boolean {
  const bin = join('node_modules', '@react-router', 'dev', 'bin.cjs')
  const run = spawnSync(process.execPath, [bin, 'build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status !== 0) process.stderr.write(`${run.stdout}${run.stderr}`)
  return run.status === 0
}

function compress(folder: string) {
  const kinds = new Set([
    '.css',
    '.html',
    '.js',
    '.json',
    '.svg',
    '.txt',
    '.vtt',
    '.wasm',
    '.webmanifest',
    '.xml',
  ])
  for (const file of filesBelow(folder)) {
    if (!kinds.has(extname(file)) || statSync(file).size < 500) continue
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}

// Builds when the newest source file is newer than the last build, and compresses the files that browsers load.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const sources = ['app', 'server', 'domain', 'close-reading', 'content', 'public']
const files = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]
const built = join('build', 'built-at')

if (!existsSync(built) || newestSource() > statSync(built).mtimeMs) await build()

function newestSource(): number {
  const inFolders = sources.filter((folder) => existsSync(folder)).flatMap(filesBelow)
  return Math.max(
    ...[...inFolders, ...files.filter((file) => existsSync(file))].map((file) => statSync(file).mtimeMs),
  )
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
}

async function build() {
  process.stdout.write('Building, once after each change of the sources ...\n')
  // Prerendering goes through a preview server that was seen to miss its first connection: one more try.
  if (!reactRouterBuild() && !reactRouterBuild()) {
    process.stderr.write('The build failed; the lines above say why.\n')
    process.exit(1)
  }
  await minifyOwnScripts(join('build', 'client'))
  compress(join('build', 'client'))
  await compileLibrary()
  writeFileSync(built, '')
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

/** One JSON file of the library, so that a start does not parse its YAML. */
async function compileLibrary() {
  const { readingsFolder } = await import('#server/library/readings/load-readings')
  const { compiledFile, compileReadings } = await import('#server/library/readings/compiled-readings')
  compileReadings(readingsFolder, compiledFile)
}

/** Scripts of public/, which no bundler sees: every page loads one of them. */
async function minifyOwnScripts(folder: string) {
  // Loaded here and not at the top, since most starts build nothing.
  const { minifySync } = await import('vite')
  const names = readdirSync(folder).filter((name) => extname(name) === '.js')
  for (const file of names.map((name) => join(folder, name))) {
    writeFileSync(file, minifySync(file, readFileSync(file, 'utf8')).code)
  }
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

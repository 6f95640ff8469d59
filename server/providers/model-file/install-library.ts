import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '#domain/limits'
import { codeOf } from './check-file.ts'
import { modelFolders } from './model-files.ts'

const source = join(process.cwd(), 'server', 'providers', 'model-file', 'library')
const lockfile = 'package-lock.json'

/**
 * Fetches the library that runs model files into the data folder, exactly as its lockfile says, unless it is there.
 * No script of a package runs. Throws an Error that says to an operator why it did not come.
 */
export async function installLibrary(dataDir: string): Promise<void> {
  const { library } = modelFolders(dataDir)
  if (isInstalled(library)) return
  try {
    await mkdir(library, { recursive: true, mode: 0o700 })
    for (const name of ['package.json', lockfile, '.npmrc'])
      await copyFile(join(source, name), join(library, name))
  } catch (error) {
    throw new Error(`The folder ${library} can’t be written (${codeOf(error)}). Nothing was added.`)
  }
  const problem = await runNpm(library)
  if (!problem) return
  await rm(library, { recursive: true, force: true })
  throw new Error(`npm could not fetch node-llama-cpp, which runs model files: ${problem}`)
}

/** npm writes its own list last, so a broken installation is none. */
function isInstalled(library: string): boolean {
  try {
    const isWhole = existsSync(join(library, 'node_modules', '.package-lock.json'))
    return (
      isWhole &&
      readFileSync(join(library, lockfile), 'utf8') === readFileSync(join(source, lockfile), 'utf8')
    )
  } catch {
    return false
  }
}

/** Null when it worked, else npm's own words. */
function runNpm(folder: string): Promise<string | null> {
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  return new Promise((resolve) => {
    const child = spawn(command, [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: limits.modelFile.install,
    })
    let words = ''
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      words = `${words}${part}`.slice(-4_000)
    })
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) => {
      if (code === 0) resolve(null)
      else resolve(lastWords(words) || `it ended with ${signal ?? code}`)
    })
  })
}

function lastWords(words: string): string {
  const lines = words
    .split('\n')
    .filter((line) => line.startsWith('npm error') && !/log of this run/.test(line))
  return lines
    .slice(0, 3)
    .map((line) => line.replace(/^npm error\s*/, ''))
    .join(' ')
    .trim()
}

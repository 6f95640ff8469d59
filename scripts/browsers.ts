// Walks the main journeys in the browsers that the tests do not have: npm run browsers [-- WebKit | Safari | Firefox].
// docs/browsers.md says how to get them.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startProduct } from '../tests/journeys/start-product.ts'
import { engines, type FoundEngine, findEngine, findProgram } from './browsers/engines.ts'
import { walkThrough } from './browsers/walk.ts'
import { openBrowser } from './browsers/web-driver.ts'

const windows = [
  { width: 1280, height: 900 },
  { width: 360, height: 800 },
]
const wanted = process.argv.slice(2)
const found: FoundEngine[] = []
for (const engine of engines) {
  if (wanted.length > 0 && !wanted.includes(engine.name)) continue
  const program = findEngine(engine)
  if ('engine' in program) found.push(program)
  else console.log(`${engine.name} is not here: there is no ${program.missing.join(', and no ')}.`)
}
if (found.length === 0) {
  console.log('Nothing was tried. docs/browsers.md says how to get these browsers.')
  process.exit(1)
}

const product = await startProduct()
const screen = found.some(({ engine }) => engine.needsDisplay) ? await startScreen() : null
try {
  for (const program of found)
    await tryEngine(program).catch((error: Error) => {
      console.log(`  wrong: ${program.engine.name}: ${error.message}`)
      process.exitCode = 1
    })
} finally {
  screen?.server.kill()
  await product.remove()
}

async function tryEngine(program: FoundEngine): Promise<void> {
  for (const size of windows) {
    const folder = join('test-results', 'browsers', program.engine.name)
    mkdirSync(folder, { recursive: true })
    const browser = await openBrowser(program, screen?.display)
    try {
      await browser.resize(size.width, size.height)
      // A window may not get as narrow as it is told to.
      const width = await browser.evaluate<number>('return innerWidth')
      console.log(`${browser.version}, ${width} px; screenshots in ${folder}`)
      const problems = await walkThrough(browser, product.url, folder, width)
      for (const problem of problems) console.log(`  wrong: ${problem}`)
      if (problems.length > 0) process.exitCode = 1
      else console.log('  all well')
    } finally {
      await browser.close()
    }
  }
}

/** A screen that nobody sees, where there is none. */
async function startScreen(): Promise<{ display: string; server: ChildProcess } | null> {
  if (process.env.DISPLAY) return null
  const program = findProgram(['Xvfb'])
  if (!program) throw new Error('There is no display and no Xvfb.')
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    server.stdout?.once('data', (number) => resolve(`:${String(number).trim()}`))
    server.once('exit', () => reject(new Error('Xvfb did not start.')))
  })
  return { display, server }
}

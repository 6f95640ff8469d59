import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { askDemo } from './ask-product.ts'
import { unpackImage } from './read-image.ts'
import { productOwner } from './run-config.ts'
import { type Container, startContainer } from './run-container.ts'

/** The most bytes that the image may have, compressed. */
const largest = 150e6

/** The longest that the first start may take, in milliseconds: it makes the database. */
const startLimit = 60_000

/**
 * Unpacks the image, starts it as a container host would (its user, its environment, its command, a read-only root, a
 * volume for the data, no capability) and asks it. Prints a line for each thing that holds; throws at the first that
 * does not.
 */
export async function checkImage(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run "npm run image" first.`)
  if (process.getuid?.() !== 0) {
    throw new Error('The check starts the image with namespaces of Linux, which needs root.')
  }
  const home = mkdtempSync(join(tmpdir(), 'tonewise-image-'))
  const layout = join(home, 'layout')
  const root = join(home, 'root')
  const data = join(home, 'data')
  for (const folder of [layout, root, data]) mkdirSync(folder)
  chownSync(data, productOwner, productOwner)
  let container: Container | undefined
  try {
    hold(
      `it has at most ${largest / 1e6} MB: ${(statSync(file).size / 1e6).toFixed(1)}`,
      statSync(file).size <= largest,
    )
    execFileSync('tar', ['--extract', '--file', file, '-C', layout])
    const { config } = unpackImage(layout, root)
    print('every blob has the digest and the size that name it')
    const port = await freePort()
    const options = { root, data, environment: { PORT: String(port) } }
    container = startContainer({ ...options, config })
    print(`started with unshare, setpriv and mount: ${config.Cmd.join(' ')}`)
    const url = `http://127.0.0.1:${port}`
    await untilReady(url, container)
    checkProcess(container)
    await checkAnswers(url)
    const beside = (...Cmd: string[]) => startContainer({ ...options, config: { ...config, Cmd } }).ended
    hold('the health check ends with 0', (await beside(...config.Healthcheck.Test.slice(1))) === 0)
    container.signal('SIGTERM')
    hold('SIGTERM ends it with 0', (await container.ended) === 0)
    hold(
      'a command of the operator ends with 0',
      (await beside('/usr/local/bin/node', 'scripts/admin.ts', 'adult-link')) === 0,
    )
  } catch (error) {
    if (container) process.stderr.write(container.output())
    throw error
  } finally {
    container?.signal('SIGKILL')
    await container?.ended
    rmSync(home, { recursive: true, force: true })
  }
}

function checkProcess(container: Container): void {
  const { user, group, groups, capabilities, isRootReadOnly } = container.inspect()
  hold(`its user and group are ${productOwner}`, user === productOwner && group === productOwner)
  hold('it is in no other group', groups === '' || groups === String(productOwner))
  hold('it has no capability', /^0+$/.test(capabilities))
  hold('its root is read-only', isRootReadOnly)
}

async function checkAnswers(url: string): Promise<void> {
  const home = await fetch(url)
  const page = await home.text()
  hold(`the landing page answers ${home.status}`, home.ok && page.includes('Tonewise'))
  for (const path of ['/healthz', '/readyz']) {
    const reply = await fetch(`${url}${path}`)
    hold(`${path} answers ${reply.status}: ${await reply.text()}`, reply.ok)
  }
  const answer = await askDemo(url)
  hold('a question of the demo gets its five steps', answer.includes('5. How to find this yourself'))
}

async function untilReady(url: string, container: Container): Promise<void> {
  const began = performance.now()
  let end: number | null | undefined
  void container.ended.then((code) => {
    end = code
  })
  for (;;) {
    if (end !== undefined) throw new Error(`It ended with ${end} before it answered.`)
    if (performance.now() - began > startLimit) throw new Error(`No answer in ${startLimit / 1_000} s.`)
    const reply = await fetch(`${url}/readyz`).catch(() => null)
    if (reply?.ok) break
    await pause(100)
  }
  print(`ready after ${((performance.now() - began) / 1_000).toFixed(1)} s, with a new database`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function hold(what: string, holds: boolean): void {
  if (!holds) throw new Error(`Does not hold: ${what}`)
  print(what)
}

function print(what: string): void {
  console.log(`ok  ${what}`)
}

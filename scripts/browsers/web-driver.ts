import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FoundEngine } from './engines.ts'

/** A window of a browser, by W3C WebDriver. Each call rejects with the browser's own words. */
export type BrowserWindow = {
  /** Name and version as the browser tells them. */
  version: string
  open(address: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs a script in the page; its `return` comes back. */
  evaluate<T>(script: string, ...values: unknown[]): Promise<T>
  /** Waits until a script returns something true, half a minute at most. */
  until(what: string, script: string, ...values: unknown[]): Promise<void>
  click(xpath: string): Promise<void>
  type(xpath: string, text: string): Promise<void>
  screenshot(file: string): Promise<void>
  close(): Promise<void>
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const patience = 60_000

/** Starts the driver of an engine and opens a window. `display`: where its windows go, as "DISPLAY" has it. */
export async function openBrowser(found: FoundEngine, display: string | undefined): Promise<BrowserWindow> {
  const port = await freePort()
  const environment = display ? { ...process.env, DISPLAY: display } : process.env
  const driver = spawn(found.driver, found.engine.driverArguments(port), {
    env: environment,
    stdio: 'ignore',
  })
  const base = `http://127.0.0.1:${port}`
  try {
    await untilStarted(base, driver)
    const alwaysMatch = { acceptInsecureCerts: true, ...found.engine.capabilities(found.browser) }
    const session = await send<{ sessionId: string; capabilities: Record<string, string> }>(
      'POST',
      `${base}/session`,
      { capabilities: { alwaysMatch } },
    )
    return windowOf(`${base}/session/${session.sessionId}`, session.capabilities, driver)
  } catch (error) {
    driver.kill()
    throw error
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function untilStarted(base: string, driver: ChildProcess): Promise<void> {
  const before = Date.now()
  while (driver.exitCode === null && Date.now() - before < patience) {
    const reply = await fetch(`${base}/status`).catch(() => null)
    if (reply?.ok) return
    await pause(100)
  }
  throw new Error('The driver did not start.')
}

async function send<T>(method: 'POST' | 'GET' | 'DELETE', address: string, body?: object): Promise<T> {
  const reply = await fetch(address, {
    method,
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } }
  if (!reply.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

function windowOf(base: string, capabilities: Record<string, string>, driver: ChildProcess): BrowserWindow {
  const evaluate = <T>(script: string, ...args: unknown[]) =>
    send<T>('POST', `${base}/execute/sync`, { script, args })
  async function find(xpath: string): Promise<string> {
    const before = Date.now()
    for (;;) {
      const found = await send<Record<string, string>[]>('POST', `${base}/elements`, {
        using: 'xpath',
        value: xpath,
      })
      for (const element of found) {
        const id = element[elementKey] ?? ''
        const isShown = await evaluate<boolean>(
          'const b = arguments[0].getBoundingClientRect(); arguments[0].scrollIntoView({ block: "center" }); return b.width > 0',
          element,
        )
        if (isShown) return id
      }
      if (Date.now() - before > patience) throw new Error(`There is no ${xpath}`)
      await pause(100)
    }
  }
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (url) => send('POST', `${base}/url`, { url }),
    resize: (width, height) => send('POST', `${base}/window/rect`, { width, height }),
    evaluate,
    async until(what, script, ...args) {
      const before = Date.now()
      while (!(await evaluate(script, ...args))) {
        if (Date.now() - before > patience) throw new Error(`This did not come: ${what}`)
        await pause(100)
      }
    },
    click: async (xpath) => send('POST', `${base}/element/${await find(xpath)}/click`, {}),
    async type(xpath, text) {
      // A line break is the key Enter to WebDriver.
      await send('POST', `${base}/element/${await find(xpath)}/value`, {
        text: text.replaceAll('\n', '\uE007'),
      })
    },
    async screenshot(file) {
      writeFileSync(file, Buffer.from(await send<string>('GET', `${base}/screenshot`), 'base64'))
    },
    async close() {
      await send('DELETE', base).catch(() => undefined)
      driver.kill()
    },
  }
}

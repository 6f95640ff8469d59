import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A browser engine that is driven by W3C WebDriver: its driver, and what the driver is told. */
export type Engine = {
  name: string
  /** File names of the driver and of the browser, the first that is there counts. */
  driver: readonly string[]
  browser?: readonly string[]
  /** What the driver is started with on a port. */
  driverArguments(port: number): string[]
  capabilities(browser: string): Record<string, unknown>
  /** Whether its windows need a display. */
  needsDisplay: boolean
}

export type FoundEngine = { engine: Engine; driver: string; browser: string }

export const engines: readonly Engine[] = [
  {
    name: 'WebKit',
    driver: ['WebKitWebDriver'],
    browser: ['MiniBrowser'],
    driverArguments: (port) => [`--port=${port}`],
    capabilities: (binary) => ({ 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }),
    needsDisplay: true,
  },
  {
    name: 'Safari',
    driver: ['safaridriver'],
    driverArguments: (port) => ['--port', String(port)],
    capabilities: () => ({ browserName: 'safari' }),
    needsDisplay: false,
  },
  {
    name: 'Firefox',
    driver: ['geckodriver'],
    browser: ['firefox', 'firefox-esr'],
    driverArguments: (port) => ['--port', String(port), '--log', 'fatal'],
    capabilities: (binary) => ({ 'moz:firefoxOptions': { binary, args: ['-headless'] } }),
    needsDisplay: false,
  },
]

/** Where the driver and the browser of an engine lie; or the names of what is missing. */
export function findEngine(engine: Engine, folders = programFolders()): FoundEngine | { missing: string[] } {
  const driver = findProgram(engine.driver, folders)
  const browser = engine.browser ? findProgram(engine.browser, folders) : ''
  if (driver && browser !== null) return { engine, driver, browser }
  const missing = [...(driver ? [] : [engine.driver]), ...(browser === null ? [engine.browser ?? []] : [])]
  return { missing: missing.map((names) => names.join(' or ')) }
}

export function findProgram(names: readonly string[], folders = programFolders()): string | null {
  for (const name of names)
    for (const folder of folders) if (existsSync(join(folder, name))) return join(folder, name)
  return null
}

/** The PATH, and where Debian puts the small browser that comes with WebKitGTK. */
function programFolders(): string[] {
  const libraries = '/usr/lib'
  const machines = existsSync(libraries)
    ? readdirSync(libraries).filter((name) => /-linux-gnu/.test(name))
    : []
  return [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...machines.map((name) => join(libraries, name, 'webkit2gtk-4.1')),
  ]
}

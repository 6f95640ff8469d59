import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

/** Beside the packages, so that a browser of another version or project is never taken for this one. */
const unpacked = join(import.meta.dirname, '..', 'node_modules', '.cache', 'chromium')

/**
 * Path of the browser for journeys: the one that the lockfile pins, another only when CHROMIUM_PATH names it. On
 * systems that the packed browser is not made for it is Playwright's own, whose version @playwright/test pins.
 * Throws when the browser is not there, with what to do.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) return existing(named, 'CHROMIUM_PATH names no file')
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser()
  return existing(chromium.executablePath(), 'Run "npx playwright install chromium", or set CHROMIUM_PATH')
}

function existing(path: string, otherwise: string): string {
  if (existsSync(path)) return path
  throw new Error(`${otherwise}: ${path}`)
}

/** Only the program: the package's own default arguments switch off web security. */
async function unpackBrowser(): Promise<string> {
  const { TMPDIR } = process.env
  mkdirSync(unpacked, { recursive: true })
  // The package unpacks into the folder for temporary files and takes whatever "chromium" it finds there.
  process.env.TMPDIR = unpacked
  try {
    return await sparticuz.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

/** No background traffic, so that a request to another host in a test is ours. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

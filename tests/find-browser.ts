import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwrightChromium } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

/** The browser for journeys: CHROMIUM_PATH, Playwright's own, one on PATH, else the one that npm brought along. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const own = playwrightChromium.executablePath()
  if (existsSync(own)) return own
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge']) {
    const found = (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find(existsSync)
    if (found) return found
  }
  // Only the program: its own default arguments switch off web security.
  return sparticuz.executablePath()
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

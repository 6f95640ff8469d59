import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../tests/find-browser.ts'
import { untilPagesAreCached } from '../../tests/journeys/public-addresses.ts'
import { startProduct } from '../../tests/journeys/start-product.ts'
import { printFigure } from './readme.ts'
import { openSlowLine } from './slow-line.ts'

const times = 5
const text =
  'Maya dropped her bag. Leo was eating the last piece of her cake.\n\n“Thanks so much for saving me some,” she said, and slammed the door.'

/**
 * How long a stranger on a slow mobile line waits on the landing page, from the press of “Paste your own” and the text
 * pasted at once, for the first marks and for what they mean; the median of five first visits.
 */
export async function benchFirstMarks(): Promise<void> {
  const product = await startProduct()
  const line = await openSlowLine(Number(new URL(product.url).port))
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    await untilPagesAreCached(product.url)
    const visits = []
    for (let visit = 0; visit < times; visit++) visits.push(await waitForMarks(browser, line.port))
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0
    printFigure(
      'The first words marked / their meanings, 1.6 Mbit/s and 150 ms for all files together, after “Paste your own”',
      `${seconds(median(visits.map(({ first }) => first)))} / ${seconds(median(visits.map(({ meant }) => meant)))}`,
    )
  } finally {
    await browser.close()
    line.close()
    await product.remove()
  }
}

async function waitForMarks(browser: Browser, port: number): Promise<{ first: number; meant: number }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' })
  const pressed = performance.now()
  await page.getByRole('button', { name: 'Paste your own' }).click()
  await page.getByLabel('Your text').fill(text)
  const marked = page.locator('[data-place="marked"]')
  await marked.locator('mark').first().waitFor()
  const first = performance.now() - pressed
  await marked.getByRole('link').first().waitFor()
  const meant = performance.now() - pressed
  await context.close()
  return { first, meant }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

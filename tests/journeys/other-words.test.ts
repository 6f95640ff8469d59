import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { ask, fiveSteps, raven, stepHeadings, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const result = (page: Page) => page.getByRole('region', { name: 'Analysis Results' })

async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  return readFileSync(await file.path(), 'utf8')
}

/** The explanations in a downloaded chat. */
function explanationsOf(text: string): string[] {
  return text.split('# ASSISTANT\n').slice(1)
}

for (const [width, from, button, note] of [
  [1280, 'middle', 'Simpler words', 'for the Elementary School level. It did not use a prompt.'],
  [360, 'elementary', 'Fuller', /for the (?:Middle|High) School level\. It did not use a prompt\./u],
] as const) {
  test(`${button}: one press away, and so is the way back, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const watch = watchPage(page, product.url)
    await page.goto(`${product.url}/demo/reader/${from}/poetry`)
    await ask(page, 'What is the tone?')
    await untilReady(page)
    const [asIs = ''] = explanationsOf(await download(page))

    await result(page).getByRole('button', { name: button }).press('Enter')
    await expect(result(page).getByText(note)).toBeVisible()
    await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(stepHeadings(page)).toHaveText(fiveSteps)
    await expect(
      result(page).getByText(/Answered by the built-in reader.*(\d+) of \1 quotations/),
    ).toBeVisible()
    await expectAccessible(page, button)
    await expectNoSidewaysScroll(page, button)

    const [, other = ''] = explanationsOf(await download(page))
    expect(other).not.toBe(asIs)

    await result(page).getByRole('button', { name: 'Show the first explanation' }).press('Enter')
    expect(explanationsOf(await download(page))).toEqual([asIs])
    await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
    watch.expectQuiet()
  })
}

test('an explanation can be printed with its passage, its marks and its source, and with nothing to press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)
  await expect(page.locator('#passage-panel a.m').first()).toBeAttached()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'How does the speaker feel?' })).toBeVisible()
  for (const line of raven.split('\n').slice(0, 2))
    await expect(page.locator('#passage-panel')).toContainText(line.slice(0, 9))
  await expect(page.locator('#passage-panel sup').first()).toBeVisible()
  await expect(stepHeadings(page)).toHaveText(fiveSteps)
  await expect(result(page).getByText(/quotations are in your passage/)).toBeVisible()
  await expect(
    page.locator('button:visible, input:visible, textarea:visible, nav:visible, form:visible'),
  ).toHaveCount(0)
  const pages = await page.evaluate(
    () => getComputedStyle(document.querySelector('.prose p') as Element).color,
  )
  expect(pages).toBe('rgb(0, 0, 0)')
})

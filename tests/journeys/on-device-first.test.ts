import { expect, type Page } from '@playwright/test'
import { ask, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

/** The line is cut in the moment in which the question is sent: what shows was made on the device. */
async function submitWithoutLine(page: Page) {
  await page.route('**/functions/**', (route) => route.abort())
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
}

test('a text of the library is answered on this device before the server can answer, and the same stays', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/high/poetry?text=ozymandias`)
  await page.getByLabel(/Your Question/).fill('What is the tone?')
  await submitWithoutLine(page)
  await expect(page.getByText('This explanation was made on this device.')).toBeVisible()
  const inShort = page.locator('.in-short')
  const shown = (await inShort.textContent()) ?? ''
  expect(shown.length).toBeGreaterThan(20)
  await page.unroute('**/functions/**')
  await expect(page.getByText(/^From the library: this explanation was written ahead/)).toBeVisible()
  await expect(inShort).toHaveText(shown)
  await expect(page.getByText('Tonewise was updated')).toHaveCount(0)
})

test('a question without a text is answered on this device, too', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await page.getByLabel(/Your Question/).fill('what is the theme of dracula')
  await submitWithoutLine(page)
  await expect(page.getByText('This explanation was made on this device.')).toBeVisible()
  await expect(page.locator('.in-short')).toContainText('You did not include the text')
  // The step in which it stands may be closed.
  await expect(page.getByText('Dracula by Bram Stoker').first()).toBeAttached()
  await page.unroute('**/functions/**')
  await expect(page.getByText(/^Answered by the built-in reader/)).toBeVisible()
  await expect(page.getByText('Tonewise was updated')).toHaveCount(0)
})

test('a text of no library is asked for by no name', async ({ page }) => {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await ask(page, 'What is the tone?', 'The bus was late again.\nI stood in the rain and smiled at nobody.')
  await expect(page.getByText(/^Answered by the built-in reader/)).toBeVisible()
  expect(asked.filter((path) => /^\/library\/[^.]+\.json$/.test(path))).toEqual([])
})

for (const width of [1280, 360, 320]) {
  test(`an answer that shows before the server has answered does not move when it has, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/functions/**', async (route) => {
      await mayAnswer
      await route.continue()
    })
    await page.goto(`${product.url}/demo/reader/middle/poetry`)
    await ask(page, 'How does the speaker feel?')
    await expect(page.locator('.in-short')).toBeVisible()
    // It is whole: there is nothing left to stop.
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
    const before = await marksOf(page)
    answer()
    await untilReady(page)
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
    expect(await marksOf(page)).toEqual(before)
  })
}

/** Where the answer stands on the page: its sheet, its heading, and its first sentence. */
function marksOf(page: Page) {
  return page.evaluate(() =>
    ['#answer-panel', '#result-heading', '.in-short'].map((part) => {
      const { top, left, width } = (document.querySelector(part) as Element).getBoundingClientRect()
      return [part, top + scrollY, left, width].join(' ')
    }),
  )
}

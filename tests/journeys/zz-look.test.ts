import { test } from '@playwright/test'
import { openExplanation } from './reading-settings.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())
for (const [w, h] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`look ${w}`, async ({ page }) => {
    await page.setViewportSize({ width: w, height: h })
    await openExplanation(page, product.url)
    if (w < 900) await page.getByRole('button', { name: /^Show my text/ }).click()
    await page.getByRole('button', { name: 'Word help' }).click()
    for (let i = 0; i < 14; i += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByText('Syllables').first().waitFor()
    await page.waitForTimeout(400)
    await page.screenshot({ path: `/work/grade/words-${w}.png` })
    for (let i = 0; i < 30; i += 1) await page.keyboard.press('Escape').catch(() => {})
  })

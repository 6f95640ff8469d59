import { expect } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { untilPagesAreCached } from './public-addresses.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct
  await untilPagesAreCached(product.url)
})

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`a text stands on a big screen with its title, a question and the clues that are chosen, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${product.url}/library/ozymandias`)
    const button = page.getByRole('button', { name: 'Show on a big screen' })
    await button.click()
    const board = page.getByRole('dialog', { name: 'Ozymandias' })
    await expect(board.locator('.board-question')).toHaveText(/\?$/)
    await expect(board.locator('mark.shown')).toHaveCount(0)
    await expect(board.locator('sup').first()).toBeHidden()
    await page.keyboard.press('3')
    await expect(board.getByRole('button', { name: 'Clue 3' })).toHaveAttribute('aria-pressed', 'true')
    await expect(board.locator('mark.shown').first()).toBeInViewport()
    await expect(board.getByRole('status')).toContainText(/^3\. “/)
    await expectAccessible(page, 'a text on a big screen')
    await expectNoSidewaysScroll(page, 'a text on a big screen')
    await board.getByRole('button', { name: 'Hide all' }).click()
    await expect(board.locator('mark.shown')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(board).toHaveCount(0)
    await expect(button).toBeFocused()
  })
}

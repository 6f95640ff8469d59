import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const text = (page: Page) => page.getByRole('region', { name: 'Your passage' })
const answer = (page: Page) => page.locator('#answer-panel')

/** A text of the library, and a question about it. */
async function askAbout(page: Page, slug: string, question: string): Promise<void> {
  await page.goto(`${product.url}/demo/reader/middle/fiction?text=${slug}`)
  await page.getByLabel('Your Question (required)').fill(question)
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await untilReady(page)
  await expect(answer(page).locator('.depth')).toBeVisible()
}

async function expectGood(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name)
  await expectNoSidewaysScroll(page, name)
}

const askAboutCake = (page: Page) => askAbout(page, 'the-last-piece', 'Is Maya really thanking Leo?')

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('the walk stops at a press and at Escape', async ({ page }) => {
      await askAboutCake(page)
      const begin = page.getByRole('button', { name: 'Walk me through' })
      const walk = page.getByRole('region', { name: 'Walk through the clues' })
      for (const stop of [
        () => walk.getByRole('button', { name: 'Stop' }).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        await begin.click()
        await expect(walk).toContainText('1 of')
        await stop()
        await expect(walk).toHaveCount(0)
        await expect(begin).toBeFocused()
        await expect(text(page).locator('.chosen')).toHaveCount(0)
      }
    })

    test('a big screen shows the text large, and a clue for each number', async ({ page }) => {
      await askAboutCake(page)
      await page.getByRole('button', { name: 'Show on a big screen' }).press('Enter')
      const board = page.getByRole('dialog', { name: 'The last piece' })
      await expect(board).toBeVisible()
      await expect(board.locator('.board-text')).toHaveCSS('font-size', '40px')
      await expect(board).toContainText('Is Maya really thanking Leo?')
      await expect(board.locator('mark')).toHaveCount(0)
      await page.keyboard.press('2')
      await expect(board.locator('mark').first()).toBeInViewport({ ratio: 1 })
      await expect(board.locator('mark')).toHaveText(/Thanks so much for saving me some/)
      await expect(board.getByRole('status')).toContainText('2. “Thanks so much for saving me some”')
      await expect(board.getByRole('button', { name: 'Clue 2' })).toHaveAttribute('aria-pressed', 'true')
      await expectGood(page, 'a big screen')
      await board.getByRole('button', { name: 'Hide all' }).press('Enter')
      await expect(board.locator('mark')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(board).toBeHidden()
      await expect(page.getByRole('button', { name: 'Show on a big screen' })).toBeFocused()
    })

    test('what a follow-up quotes has its card, and its mark leads there', async ({ page }) => {
      await askAboutCake(page)
      await page.getByLabel('Follow-up question').fill('How does Leo feel?')
      await page.getByRole('button', { name: /^Ask Follow-up/ }).click()
      await expect(page.getByText('New explanation shown.')).toBeVisible()
      const quoted = answer(page).locator('.clue').filter({ hasText: 'Quoted' })
      await expect(quoted.first()).toBeVisible()
      const marks = text(page).locator('a[data-mark]')
      const numbers = await quoted
        .locator('a[data-mark]')
        .evaluateAll((cards) => cards.map(({ dataset }) => dataset.mark))
      const way = page.getByRole('button', { name: /^Show my text/ })
      for (const number of numbers) {
        if (await way.isVisible()) await way.click()
        await marks
          .and(page.locator(`[data-mark="${number}"]`))
          .first()
          .click()
        await expect(answer(page).locator(`.clue.chosen a[data-mark="${number}"]`)).toBeInViewport()
      }
    })
  })
}

test('under a long text the feelings stand outside of the box that scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await askAbout(page, 'the-open-window', 'How does she feel?')
  const line = page.locator('.feeling-line').first()
  await expect(line).toBeVisible()
  const boxes = await line.evaluate((element) => {
    const found: string[] = []
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowY)) found.push(box.className)
    return found
  })
  expect(boxes).toEqual([])
  // At the end of the page the whole of it is in the window.
  await page.locator('.clues .clue').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(line).toBeInViewport({ ratio: 1 })
})

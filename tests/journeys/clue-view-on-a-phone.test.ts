import { expect } from '@playwright/test'
import { ask, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

const scene =
  'Ben looked at the clock. He was nervous, and his hands shook like leaves. “He is just late,” Ben said, and he smiled at the teacher. Then a car came round the corner. Ben ran to the gate like a deer, laughing.'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})
test.use({ viewport: { width: 360, height: 740 } })

test('the way to the step goes with it, the depth stands in one row, and the bar leaves the tools free', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await expect(page.getByText('Middle School Level. Step 3 of 3.')).toBeVisible()
  await ask(page, 'How does Ben feel?', scene)
  await untilReady(page)
  await expect(page.locator('#answer-panel').locator('.depth')).toBeVisible()
  await expect(page.getByText('Step 3 of 3')).toHaveCount(0)
  const rows = await page
    .locator('#answer-panel')
    .locator('.depth label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
  expect(new Set(rows).size).toBe(1)
  await page.getByRole('button', { name: /^Ask Follow-up/ }).scrollIntoViewIfNeeded()
  const bar = await page.getByRole('button', { name: /^Show my text/ }).boundingBox()
  const tools = await page.getByRole('button', { name: 'Download' }).boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0)
  await page.goto(`${product.url}/demo/reader/elementary/fiction`)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toContainText(/upgrade|trial/i)
})

test('the box of a chosen mark leaves the sign after it free', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await ask(page, 'How does Ben feel?', scene)
  await untilReady(page)
  const way = page.getByRole('button', { name: /^Show my text/ })
  if (await way.isVisible()) await way.click()
  const mark = page.locator('#mark-1')
  await mark.evaluate((element) => element.classList.add('chosen'))
  const { box, next } = await mark.evaluate((element) => {
    const walker = document.createTreeWalker(element.closest('.line') as Element, NodeFilter.SHOW_TEXT)
    let node = walker.nextNode()
    while (node && (element.contains(node) || element.compareDocumentPosition(node) !== 4))
      node = walker.nextNode()
    const range = document.createRange()
    range.setStart(node as Node, 0)
    range.setEnd(node as Node, 1)
    const { outlineWidth, outlineOffset } = getComputedStyle(element)
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const last = [...element.getClientRects()].at(-1)
    return { box: (last?.right ?? 0) + reach, next: range.getBoundingClientRect().left }
  })
  expect(box - next, 'the outline reaches into the next sign').toBeLessThanOrEqual(2)
})

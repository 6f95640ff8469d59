import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './check-page.ts'
import { openOnDevice } from './open-on-device.ts'
import { ask, signUpByForm, untilReady } from './person.ts'
import { untilPagesAreCached } from './public-addresses.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

// One word, link or scream that is longer than a window is wide, wherever somebody's own text is shown.

let product: Product
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct
  await untilPagesAreCached(product.url)
})

const link = `https://example.org/${'students/projects/2026/'.repeat(12)}final-version.html?id=99887766554433221100`
const scream = `N${'o'.repeat(600)}!`
const word = 'antidisestablishmentarianism'.repeat(8)
const passage = `Pia was happy about ${link}. ${scream}\n\n“${word},” she said. Then she was sad and slammed the door.`
const widths = [320, 360, 390, 1280]

async function expectFits(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `${name} at ${width}`)
  }
}

/** It fills the screen, so a window gets its width before. */
async function expectBigScreenFits(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: 'Show on a big screen' }).click()
    await page.keyboard.press('1')
    await expectNoSidewaysScroll(page, `${name} at ${width}`)
    const wider = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(wider, `${name} at ${width}`).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

/** The answer with everything open that shows words of the text, and what prints. */
async function walkAnswer(page: Page, name: string): Promise<void> {
  await ask(page, `How does Pia feel about ${word}?`, passage)
  await untilReady(page)
  await page.getByText('Everything', { exact: true }).first().click()
  await expectFits(page, `${name}: everything`)
  const marks = page.getByRole('button', { name: /^Show all \d+ marks/ })
  await marks.click()
  await expect(page.getByRole('heading', { name: 'What the words show' })).toBeVisible()
  await expectFits(page, `${name}: all marks`)
  await marks.click()
  await page.getByRole('button', { name: 'Word help' }).click()
  await page.getByRole('button', { name: 'Show help' }).click()
  await expectFits(page, `${name}: word help`)
  await page.getByRole('button', { name: 'Close word help' }).click()
  await page.emulateMedia({ media: 'print' })
  await expectFits(page, `${name}: print`)
  await page.emulateMedia({ media: null })
}

test('in the demo: the form, the answer, a follow-up, the big screen', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await page.getByLabel('Passage (optional)').fill(passage)
  await page.getByLabel('Your Question (required)').fill(word)
  await expectFits(page, 'form')
  await walkAnswer(page, 'demo')
  await page.getByRole('button', { name: 'Walk me through' }).first().click()
  await expectFits(page, 'walk')
  await page.keyboard.press('Escape')
  await expectBigScreenFits(page, 'big screen')
  await page.getByLabel('Follow-up question').fill(`What does ${word} mean?`)
  await page.getByRole('button', { name: /^Ask Follow-up/ }).click()
  await expect(page.getByText('New explanation shown.')).toBeVisible()
  await expectFits(page, 'follow-up')
  await page
    .getByText(/^Earlier explanations/)
    .first()
    .click()
  await expectFits(page, 'earlier explanations')
})

test('with an account: the history, its search, the account and a child’s name', async ({ page }) => {
  await signUpByForm(page, product.url, `${'long'.repeat(15)}@${'example'.repeat(8)}.org`)
  await page.goto(`${product.url}/reader/middle/fiction`)
  await walkAnswer(page, 'account')
  await page.getByRole('button', { name: 'View History' }).click()
  const entry = page.getByRole('button', { name: /How does Pia feel/ }).first()
  await entry.click()
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel(/Search/).fill(word.slice(0, 90))
  await expectFits(page, 'history')
  await page.goto(`${product.url}/account`)
  await expectFits(page, 'account page')
  await page.goto(`${product.url}/account#feedback`)
  await page.getByLabel('Your feedback (required)').fill(link)
  await expectFits(page, 'feedback')
  await page.goto(`${product.url}/home`)
  await expectFits(page, 'home')
})

test('on this device, and in a search of the library that finds nothing', async ({ page }) => {
  await openOnDevice(page, product.url, '?level=middle&type=fiction')
  await walkAnswer(page, 'device')
  await page.goto(`${product.url}/library?search=${encodeURIComponent(word.slice(0, 100))}`)
  await expectFits(page, 'library')
})

test('a library text, its big screen, and one’s own words on the landing page', async ({ page }) => {
  await page.goto(`${product.url}/library/the-last-piece`)
  await page
    .locator('.the-text .passage p')
    .first()
    .evaluate((line, words) => line.append(words), passage)
  await expectFits(page, 'library text')
  await expectBigScreenFits(page, 'big screen of the library')
  await page.goto(product.url)
  await page.getByRole('button', { name: 'Paste your own' }).click()
  await page.getByLabel('Your text').fill(passage)
  await expect(page.locator('[data-place="marked"] mark').first()).toBeVisible()
  await expectFits(page, 'landing page')
})

import { expect } from '@playwright/test'
import { ask, raven } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

test('a question with the network gone is answered on this device, and counted once the line is back', async ({
  page,
  context,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await ask(page, 'What is the tone?')
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
  const box = page.getByLabel('Follow-up question')
  await box.fill('Which word shows it best?')
  // The reader on this device is loaded once an answer is there.
  await page.waitForLoadState('networkidle')
  await page.clock.install()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Ask Follow-up' }).click()
  await expect(page.getByText('This explanation was made on this device.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Which word shows it best?' })).toBeVisible()
  await page.clock.runFor(65_000)
  await expect(page.getByText('This explanation was made on this device.')).toBeVisible()
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
  await context.setOffline(false)
  await page.clock.resume()
  await expect(page.getByText(/^New explanation shown/)).toBeVisible()
  await expect(page.getByText('3 of 5 free prompts remaining')).toBeVisible()
  await expect(page.getByText('We could not reach Tonewise.')).toHaveCount(0)
  await expect(page.getByText('made on this device')).toHaveCount(0)
})

test('a lost connection is told in words, and the text stays', async ({ page, context }) => {
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await page.getByLabel('Passage (optional)').fill(raven)
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toHaveText(
    'You are offline. Your text is saved on this device.',
  )
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await expect(page.getByLabel('Passage (optional)')).toHaveValue(raven)
})
